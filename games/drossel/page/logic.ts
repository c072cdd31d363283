// What Drossel's table says, from the view alone.
import type { DrosselShown } from '$web/views';

type View = DrosselShown & { to_act: number[] };

/** Whether the seat on turn leads a trick (drossel:3.4). */
export function leads(view: unknown): boolean {
  const { leader, to_act } = view as View;
  return to_act[0] === leader;
}
