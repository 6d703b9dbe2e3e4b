import { JsonScanner } from '@/sandbox/http/json-scanner';

/** Reads JSON; integers that a double cannot hold become `bigint`. */
export function parseExactJson(text: string): unknown {
  const scanner = new JsonScanner(text);
  const value = read(scanner, 0);
  scanner.end();
  return value;
}

function read(scanner: JsonScanner, depth: number): unknown {
  const type = scanner.peek();
  if (type === 'String') return scanner.string();
  if (type === 'Number') {
    const digits = scanner.number();
    const number = Number(digits);
    return Number.isSafeInteger(number) || !/^-?\d+$/.test(digits) ? number : BigInt(digits);
  }
  if (type === 'StartObject') {
    const members: [string, unknown][] = [];
    scanner.object(depth, (name) => {
      members.push([name, read(scanner, depth + 1)]);
    });
    return Object.fromEntries(members);
  }
  if (type === 'StartArray') {
    const items: unknown[] = [];
    scanner.array(depth, () => {
      items.push(read(scanner, depth + 1));
    });
    return items;
  }
  scanner.skip(depth);
  return type === 'Null' ? null : type === 'True';
}
