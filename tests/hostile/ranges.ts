import { below, judge, type Kind, pick, send } from './judge';

/** What RFC 9110 wants for a range of a file: the part, or undefined where there is none. */
function partOf(range: string, content: Buffer): [first: number, last: number] | undefined {
  const [first = '', last = ''] = range.slice('bytes='.length).split('-');
  const end = content.length - 1;
  if (first === '') return Number(last) > 0 ? [Math.max(0, content.length - Number(last)), end] : undefined;
  if (Number(first) > end || (last !== '' && Number(last) < Number(first))) return undefined;
  return [Number(first), last === '' ? end : Math.min(Number(last), end)];
}

/** One range, in or outside the file; the response must be the one that HTTP wants. */
export const singleRange: Kind = async (attack) => {
  const [address, content] = pick(attack, attack.site.files);
  const number = () => below(attack, pick(attack, [10, content.length, content.length * 2, 2 ** 40]));
  const range = `bytes=${pick(attack, [`${number()}-${number()}`, `${number()}-`, `-${number()}`])}`;
  const reply = await send(attack, 'GET', address, { Range: range });
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
export const oddRange: Kind = async (attack) => {
  const [address] = pick(attack, attack.site.files);
  const method = pick(attack, ['GET', 'HEAD']);
  const condition = pick(attack, ['', '"x"', 'Thu, 01 Jan 1970 00:00:00 GMT']);
  const headers = { Range: pick(attack, ODD_RANGES), ...(condition && { 'If-Range': condition }) };
  return judge(await send(attack, method, address, headers), [200, 206, 416]);
};
