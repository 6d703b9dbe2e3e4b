type Point = readonly [x: number, y: number];

const curve = /^C([-\d.]+)[ ,]+([-\d.]+)[ ,]+([-\d.]+)[ ,]+([-\d.]+)[ ,]+([-\d.]+)[ ,]+([-\d.]+)$/;

const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];

/** Distance of a point from the straight line between two others, in pixels. */
function offset([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return length === 0
    ? Math.hypot(x - x1, y - y1)
    : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** The strokes of a path as lines between points; undefined when one of them bends. */
function straightStrokes(commands: readonly string[]): Point[][] | undefined {
  const strokes: Point[][] = [];
  for (const command of commands) {
    const numbers = command.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [last, first] = [strokes.at(-1)?.at(-1), strokes.at(-1)?.at(0)];
    if (command.startsWith('Z')) {
      if (first) strokes.at(-1)?.push(first);
      continue;
    }
    const pairs = Array.from(
      { length: numbers.length / 2 },
      (_, index): Point => [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0],
    );
    if (command.startsWith('M')) strokes.push(pairs);
    else if (command.startsWith('L')) strokes.at(-1)?.push(...pairs);
    else {
      const [one, two, end] = pairs;
      if (!last || !one || !two || !end || Math.max(offset(one, last, end), offset(two, last, end)) >= 0.3)
        return undefined;
      strokes.at(-1)?.push(end);
    }
  }
  return strokes;
}

/** Lines as few strokes as possible: none twice, whichever way it runs, and joined where one begins as another ends. */
function join(strokes: readonly Point[][]): Point[][] {
  const seen = new Set<string>();
  const joined: Point[][] = [];
  for (const stroke of strokes)
    for (const [index, to] of stroke.entries()) {
      const from = stroke[index - 1];
      if (!from || same(from, to)) continue;
      if (seen.has(`${from} ${to}`) || seen.has(`${to} ${from}`)) continue;
      seen.add(`${from} ${to}`);
      const last = joined.at(-1);
      const end = last?.at(-1);
      if (last && end && same(end, from)) last.push(to);
      else joined.push([from, to]);
    }
  return joined;
}

/** A stroke as path data, level and upright lines in their short form. */
function write(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const isClosed = rest.length > 2 && same(first, rest[rest.length - 1] ?? first);
  let at = first;
  let text = `M${first.join(',')}`;
  for (const point of isClosed ? rest.slice(0, -1) : rest) {
    if (point[1] === at[1]) text += `H${point[0]}`;
    else if (point[0] === at[0]) text += `V${point[1]}`;
    else text += `L${point.join(',')}`;
    at = point;
  }
  return isClosed ? `${text}Z` : text;
}

/** Straightens the curves of a path that do not bend, and leaves out its second outlines. */
function straighten(commands: readonly string[]): string {
  const strokes: string[] = [];
  let at: Point = [0, 0];
  for (const command of commands) {
    const numbers = command.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [x = at[0], y = at[1]] = numbers.slice(-2);
    const end: Point = [x, y];
    const [, a = 0, b = 0, c = 0, d = 0] = curve.exec(command)?.map(Number) ?? [];
    const bends = curve.test(command) ? Math.max(offset([a, b], at, end), offset([c, d], at, end)) : 1;
    const written = bends < 0.3 ? `L${end.join(',')}` : command;
    if (written.startsWith('M') || strokes.length === 0) strokes.push(written);
    else strokes[strokes.length - 1] += written;
    at = end;
  }
  const seen = strokes.filter((stroke) => stroke.slice(1).includes('L') || /[CZ]/.test(stroke));
  return [...new Set(seen)].join('');
}

/**
 * Shortens the data of a path without changing what is seen: mermaid draws each edge of a box by itself, and some edges
 * twice, as curves. Only paths of absolute moves, lines and curves are touched. `isFilled` says that the shape is only
 * filled: its outline counts as closed. Gives an empty text for a path of which nothing is seen.
 */
export function simplifyPath(data: string, isFilled = false): string {
  if (!/^[MLCZ\d\s.,-]+$/.test(data)) return data;
  const commands = (data.match(/[MLCZ][^MLCZ]*/g) ?? []).map((text) => text.trim());
  const strokes = straightStrokes(commands);
  if (!strokes) return straighten(commands);
  if (!isFilled) return join(strokes).map(write).join('');
  return strokes
    .filter((points) => points.some((point) => offset(point, points[0] ?? point, farthest(points)) > 0))
    .map((points) =>
      write(same(points[0] ?? [0, 0], points.at(-1) ?? [0, 0]) ? points : [...points, points[0] ?? [0, 0]]),
    )
    .join('');
}

/** The point of an outline that is farthest from its first. */
function farthest(points: readonly Point[]): Point {
  const [first = [0, 0]] = points;
  const distance = (point: Point) => Math.hypot(point[0] - first[0], point[1] - first[1]);
  return points.reduce((best, point) => (distance(point) > distance(best) ? point : best), first);
}
