import type { Random } from '@/tests/support/random';

const numbers = ['0', '-0', '-1', '1.5', '1e2', '1e400', '2147483648', '"+7"', '"007"', '9'.repeat(400)];
const words = 'null nul True NaN 01 +1 .5 "\\ud800" "\\u0000" "\\x" " [{}] {,}'.split(' ');
const accounts = ['admin@endatix.com', 'ADMIN@ENDATIX.COM', 'P@ssw0rd', 'Passw0rd!', 'approved', '{"q":1}'];

/** Generates JSON text of any value. */
function anyValue(random: Random): string {
  const length = random.pick([0, 1, 100, 101, 256, 1001, random.below(40)]);
  const texts = [
    random.pick(accounts),
    random.text(20),
    'x'.repeat(length),
    `u${random.below(50)}@example.com`,
  ];
  return random.pick([...numbers, ...words, ...texts.map((text) => JSON.stringify(text))]);
}

/** Generates a name: mostly exact, else in other case, escaped, or only similar. */
function nameText(random: Random, name: string): string {
  const escaped = `"\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}"`;
  const others = [JSON.stringify(name.toUpperCase()), escaped, JSON.stringify(name + random.text(2))];
  return random.once(20) ? random.pick(others) : JSON.stringify(name);
}

/** Generates the bytes of a body from an example: valid, with other values, invalid JSON, or binary. */
export function hostileBody(random: Random, example: unknown): Uint8Array {
  const parts = Object.entries(example ?? {})
    .filter(() => !random.once(12))
    .map(
      ([name, value]) =>
        `${nameText(random, name)}:${random.once(8) ? anyValue(random) : JSON.stringify(value)}`,
    );
  const names = ['__proto__', 'constructor', 'toString', 'id', '', random.text(8)];
  if (random.once(6)) parts.push(`${JSON.stringify(random.pick(names))}:${anyValue(random)}`);
  let text = `{${parts.join(',')}}`;
  if (random.once(30)) text = anyValue(random);
  if (random.once(60)) text = `${'['.repeat(random.below(80))}${text}`;
  if (random.once(60)) text = text.slice(0, random.below(text.length + 1));
  if (random.once(60)) text = `\ufeff${text}${random.text(3)}`;
  if (random.once(60)) text = `${text.slice(0, -1)},"x":${'[{"y":'.repeat(31)}1${'}]'.repeat(31)}}`;
  const bytes = new TextEncoder().encode(text);
  if (random.once(30) && bytes.length > 0) bytes[random.below(bytes.length)] = random.below(256);
  return bytes;
}
