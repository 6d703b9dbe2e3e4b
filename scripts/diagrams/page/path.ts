const curve = /^C([-\d.]+)[ ,]+([-\d.]+)[ ,]+([-\d.]+)[ ,]+([-\d.]+)[ ,]+([-\d.]+)[ ,]+([-\d.]+)$/;

/** Distance of a point from the straight line between two others, in pixels. */
function offset([x, y]: number[], [x1, y1]: number[], [x2, y2]: number[]): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = [x, y, x1, y1, x2, y2];
  const length = Math.hypot(e - c, f - d);
  return length === 0 ? Math.hypot(a - c, b - d) : Math.abs((e - c) * (d - b) - (c - a) * (f - d)) / length;
}

/**
 * Shortens the data of a path without changing what is seen: mermaid draws straight edges of boxes twice, as curves.
 * Only paths of absolute moves, lines and curves are touched.
 */
export function simplifyPath(data: string): string {
  if (!/^[MLCZ\d\s.,-]+$/.test(data)) return data;
  const commands = data.match(/[MLCZ][^MLCZ]*/g) ?? [];
  const strokes: string[] = [];
  let at = [0, 0];
  for (const command of commands.map((text) => text.trim())) {
    const numbers = command.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const end = numbers.length >= 2 ? numbers.slice(-2) : at;
    const bends = curve.test(command)
      ? Math.max(offset(numbers.slice(0, 2), at, end), offset(numbers.slice(2, 4), at, end))
      : 1;
    const written = bends < 0.3 ? `L${end.join(',')}` : command;
    if (written.startsWith('M') || strokes.length === 0) strokes.push(written);
    else strokes[strokes.length - 1] += written;
    at = end;
  }
  const seen = strokes.filter((stroke) => stroke.slice(1).includes('L') || /[CZ]/.test(stroke));
  return [...new Set(seen)].join('');
}
