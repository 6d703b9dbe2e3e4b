import { openApi } from '@/shared/contract/document';
import { resolveSchema } from '@/shared/contract/resolve';
import type { Schema } from '@/shared/contract/types';
import type { Random } from '@/tests/support/random';

const numbers = ['0', '-0', '1', '-1', '1.5', '1e2', '1e400', '2147483647', '2147483648', '-2147483649'];

/** Generates JSON text of a value that probably fits the property. */
function likelyValue(random: Random, property: Schema): string {
  const { type, format, minLength = 0, maxLength = 60 } = resolveSchema(openApi, property);
  if (type === 'boolean') return random.pick(['true', 'false']);
  if (type === 'integer') return random.pick([...numbers, '"7"', '"+7"', '"007"', '3']);
  if (format === 'email') {
    const name = random.pick(['admin@endatix.com', 'ADMIN@ENDATIX.COM', `u${random.below(50)}@example.com`]);
    return JSON.stringify(random.once(5) ? `${random.text(5)}@${random.text(5)}` : name);
  }
  if (format === 'password') return JSON.stringify(random.pick(['P@ssw0rd', 'Passw0rd!', random.text(12)]));
  const length = random.pick([minLength, minLength + 1, maxLength, maxLength + 1, random.below(40)]);
  return JSON.stringify(random.pick(['{"q":1}', 'approved', 'x'.repeat(length), random.text(length)]));
}

/** Generates JSON text of any value. */
function anyValue(random: Random, depth = 0): string {
  const kind = random.below(depth > 4 ? 6 : 9);
  if (kind === 0) return 'null';
  if (kind === 1)
    return random.pick(['true', 'false', 'nul', 'True', 'NaN', 'undefined', '01', '+1', '.5', '1.']);
  if (kind === 2) return random.pick([...numbers, '9'.repeat(1 + random.below(400))]);
  if (kind < 6) return random.pick([JSON.stringify(random.text(20)), '"\\ud800"', '"\\u0000"', '"\\x"', '"']);
  const items = Array.from({ length: random.below(4) }, () => anyValue(random, depth + 1));
  if (kind === 6) return `[${items.join(random.once(20) ? ',,' : ',')}]`;
  return `{${items.map((item) => `${JSON.stringify(random.text(6))}:${item}`).join(',')}}`;
}

/** Generates a name: exact, in other case, escaped, or only similar. */
function nameText(random: Random, name: string): string {
  const kind = random.below(60);
  if (kind === 0) return JSON.stringify(name.toUpperCase());
  if (kind === 1) return `"\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}"`;
  if (kind === 2) return JSON.stringify(name + random.text(2));
  return JSON.stringify(name);
}

/** Generates the bytes of a body for the schema: valid, nearly valid, of wrong types, invalid JSON, or binary. */
export function hostileBody(random: Random, schema: Schema): Uint8Array {
  const { properties = {}, required = [] } = resolveSchema(openApi, schema);
  const parts: string[] = [];
  for (const [name, property] of Object.entries(properties)) {
    if (random.once(required.includes(name) ? 30 : 2)) continue;
    const value = random.once(9) ? anyValue(random) : likelyValue(random, property);
    parts.push(`${nameText(random, name)}:${value}`);
    if (random.once(15)) parts.push(`${nameText(random, name)}:${anyValue(random)}`);
  }
  if (random.once(6)) {
    const name = random.pick(['__proto__', 'constructor', 'toString', 'id', '', random.text(8)]);
    parts.splice(random.below(parts.length + 1), 0, `${JSON.stringify(name)}:${anyValue(random)}`);
  }
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
