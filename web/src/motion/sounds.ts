// A few soft sounds, synthesised here. None says more than the screen shows.

export type Sound = 'laid' | 'drawn' | 'snapped' | 'turn' | 'refused' | 'over' | 'won';

/** A tone: its first and last pitch, in hertz; when and how long, in seconds; how loud. */
type Tone = [from: number, to: number, at: number, length: number, loud: number];

const SOUNDS: Record<Sound, { shape: OscillatorType; tones: Tone[] }> = {
  laid: { shape: 'triangle', tones: [[240, 130, 0, 0.09, 0.5]] },
  drawn: { shape: 'sine', tones: [[420, 620, 0, 0.08, 0.25]] },
  snapped: { shape: 'triangle', tones: [[520, 90, 0, 0.07, 0.8], [150, 70, 0.05, 0.12, 0.5]] },
  turn: { shape: 'sine', tones: [[659, 659, 0, 0.16, 0.35], [880, 880, 0.12, 0.26, 0.35]] },
  refused: { shape: 'triangle', tones: [[190, 150, 0, 0.16, 0.4]] },
  over: {
    shape: 'sine',
    tones: [[523, 523, 0, 0.5, 0.25], [659, 659, 0.1, 0.5, 0.25], [784, 784, 0.2, 0.6, 0.25]],
  },
  won: {
    shape: 'sine',
    tones: [
      [523, 523, 0, 0.3, 0.25],
      [659, 659, 0.14, 0.3, 0.25],
      [784, 784, 0.28, 0.3, 0.25],
      [1047, 1047, 0.42, 0.8, 0.3],
    ],
  },
};

/** How long a tone fades in, in seconds; without, it would crack. */
const RISE = 0.008;

let context: AudioContext | null = null;

/** Makes a sound; `volume` is from 0 to 1. A page that nobody has touched yet stays silent. */
export async function play(sound: Sound, volume: number): Promise<void> {
  if (volume <= 0 || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  const now = context.currentTime;
  for (const [from, to, at, length, loud] of SOUNDS[sound].tones) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    const [begin, end] = [now + at, now + at + length];
    tone.type = SOUNDS[sound].shape;
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, end);
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud * volume * 0.5, begin + RISE);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(gain).connect(context.destination);
    tone.start(begin);
    tone.stop(end);
  }
}
