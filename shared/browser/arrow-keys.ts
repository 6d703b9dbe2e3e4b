import 'client-only';

/**
 * Place in a row that goes round to which a key leads; undefined for other keys. Place -1 is before the first.
 * @param back key that goes back
 * @param on key that goes on
 */
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
