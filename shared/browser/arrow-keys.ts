import 'client-only';

/** Returns the index that the keys back and on lead to, with wrap-around; -1 is before the first. */
export function placeAfter(
  key: string,
  [back, on]: [back: string, on: string],
  place: number,
  length: number,
): number | undefined {
  if (key === 'Home' || (key === on && place < 0)) return 0;
  if (key === 'End' || (key === back && place < 0)) return length - 1;
  if (key === on) return (place + 1) % length;
  return key === back ? (place - 1 + length) % length : undefined;
}
