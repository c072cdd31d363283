// How much a property test tries.

/** For a long look: `KARTENHAUS_RUNS=20` tries twenty times as many values. */
const { KARTENHAUS_RUNS: times = '1', KARTENHAUS_SEED: seed = '1' } = process.env;

/** Tries so many values: the same ones each time, unless `KARTENHAUS_SEED` asks for others. */
export const runs = (count: number) => ({ numRuns: count * Number(times), seed: Number(seed) });
