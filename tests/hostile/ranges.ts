import { judge, type Kind } from './judge';

/** What RFC 9110 wants for a range of a file: the part, or undefined where there is none. */
function partOf(range: string, content: Buffer): [first: number, last: number] | undefined {
  const [first = '', last = ''] = range.slice('bytes='.length).split('-');
  const end = content.length - 1;
  if (first === '') return Number(last) > 0 ? [Math.max(0, content.length - Number(last)), end] : undefined;
  if (Number(first) > end || (last !== '' && Number(last) < Number(first))) return undefined;
  return [Number(first), last === '' ? end : Math.min(Number(last), end)];
}

/** One range, in or outside the file; the response must be the one that HTTP wants. */
export const singleRange: Kind = async ({ random, site, send }) => {
  const [address, content] = random.pick(site.files);
  const number = () => random.below(random.pick([10, content.length, content.length * 2, 2 ** 40]));
  const range = `bytes=${random.pick([`${number()}-${number()}`, `${number()}-`, `-${number()}`])}`;
  const reply = await send('GET', address, { Range: range });
  const part = partOf(range, content);
  const shown = reply.headers.get('content-range');
  if (!part)
    return judge(reply, [416], shown !== `bytes */${content.length}` && `${range}: Content-Range ${shown}`);
  const [first, last] = part;
  const isRight =
    shown === `bytes ${first}-${last}/${content.length}` &&
    reply.body.equals(content.subarray(first, last + 1));
  return judge(reply, [206], !isRight && `${range} of ${content.length}: ${shown}, other bytes`);
};

const ODD_RANGES = [
  ...['bytes=', 'bytes=-', 'bytes=--1', 'bytes=x-y', 'bytes=1', 'bytes=0-0,', 'bytes = 0-1', 'items=0-1'],
  ...['bytes=0-1,3-4', 'bytes=5-1,0-0', 'bytes=-1,-2', `bytes=${'0-1,'.repeat(300)}2-3`, 'bytes=0x1-2'],
  ...['bytes=99999999999999999999999-', 'bytes=-99999999999999999999999', 'bytes=0-18446744073709551616'],
];

/** What is no range, or several. */
export const oddRange: Kind = async ({ random, site, send }) => {
  const [address] = random.pick(site.files);
  const method = random.pick(['GET', 'HEAD']);
  const condition = random.pick(['', '"x"', 'Thu, 01 Jan 1970 00:00:00 GMT']);
  const headers = { Range: random.pick(ODD_RANGES), ...(condition && { 'If-Range': condition }) };
  return judge(await send(method, address, headers), [200, 206, 416]);
};
