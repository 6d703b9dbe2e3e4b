import { mkdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { hold, message } from './exchange';
import type { Attack } from './judge';
import { kinds } from './requests';
import { BIG, VICTIMS } from './site';
import type { Target, Usage } from './targets';

/** What an attack found. */
export interface Report {
  requests: number;
  /** Kinds of requests with the outcomes that they had. */
  seen: Set<string>;
  /** What was wrong, each as a sentence. */
  complaints: string[];
}

/** Requests on their way at once. */
const PARALLEL = 24;

/** Connections held open by clients that send or read slowly. */
const HELD = 32;

/** Connections opened at once to use up all descriptors, some times during the run. */
const FLOOD = 400;
const FLOODS = 4;

/** Milliseconds for a server to close what no one uses any more. */
const SETTLING = 30_000;

/** Descriptors that a runtime may open for itself meanwhile. */
const SPARE_DESCRIPTORS = 4;

/** Megabytes that a server may use after any number of requests: collectors of garbage take their time. */
const MOST_MEMORY = 256;

/** Resolves with whether something came true in the time that a server has to settle. */
async function comesTrue(isTrue: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + SETTLING;
  while (!(await isTrue())) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

/** Changes one of the files that are served meanwhile. */
async function changeVictim({ site: { folder }, random }: Attack): Promise<void> {
  const file = join(folder, random.pick(VICTIMS));
  const content = 'victim '.repeat(random.below(60_000));
  const changes = [
    () => rm(file, { recursive: true, force: true }),
    () => truncate(file, random.below(100)),
    () => writeFile(file, content),
    async () => {
      const other = `${file}.${random.below(1e9)}`;
      await writeFile(other, content);
      await rename(other, file);
    },
    async () => {
      await rm(file, { recursive: true, force: true });
      await mkdir(file, { recursive: true });
    },
  ];
  // Another change may have come in between: the file may be gone, or a folder.
  await random
    .pick(changes)()
    .catch(() => undefined);
}

/** Half a request, or a download whose reader stops: the connection stays open. */
function holdOne({ port, random }: Attack): Promise<Socket> {
  const half = message('GET', BIG).slice(0, 10 + random.below(30));
  return random.once(2) ? hold(port, half, false) : hold(port, message('GET', BIG), true);
}

/** Uses up the descriptors of the server, and gives them back; returns what is wrong afterward. */
async function flood({ port, send }: Attack): Promise<string> {
  const sockets = await Promise.all(
    Array.from({ length: FLOOD }, () => hold(port, message('GET', BIG), false)),
  );
  // The first responses that come, or an end without one: the server has met the flood.
  const met = (socket: Socket) =>
    socket.bytesRead > 0 ||
    socket.closed ||
    new Promise((resolve) => socket.once('close', resolve).once('data', resolve));
  await Promise.all(sockets.slice(0, 100).map(met));
  for (const socket of sockets) socket.destroy();
  const isServed = async () => (await send('GET', '/')).status === 200;
  return (await comesTrue(isServed)) ? '' : 'after a flood of connections no page is served';
}

/** Resolves with what the server uses once it is back at what it used before, or when it had time enough to be. */
async function settledUsage(target: Target, before: Usage | undefined): Promise<Usage | undefined> {
  let usage: Usage | undefined;
  await comesTrue(async () => {
    usage = await target.usage();
    return !usage || !before || usage.descriptors <= before.descriptors;
  });
  return usage;
}

/** Sends requests until the number is reached and reports what came back. */
export async function runAttack(target: Target, attack: Attack, requests: number): Promise<Report> {
  const report: Report = { requests: 0, seen: new Set(), complaints: [] };
  const { complaints } = report;
  const { random } = attack;
  const held: Socket[] = [];
  const bag = Object.entries(kinds).flatMap(([name, { share, run }]) =>
    Array.from({ length: share }, () => ({ name, run })),
  );
  const note = (name: string, outcome: string, complaint: string) => {
    report.requests += 1;
    report.seen.add(`${name}: ${outcome}`);
    if (complaint) complaints.push(`${name}: ${outcome}, ${complaint}`);
  };
  const sendOne = async (): Promise<void> => {
    if (random.once(25)) {
      const socket = await holdOne(attack);
      // Broken off at once, or when later ones take its place.
      if (random.once(2)) socket.destroy();
      else held.push(socket);
      if (held.length > HELD) held.shift()?.destroy();
      return note('broken off or slow', 'sent', '');
    }
    if (random.once(16)) await changeVictim(attack);
    const { name, run } = random.pick(bag);
    const [outcome, complaint] = await run(attack);
    note(name, outcome, complaint);
  };
  const sendMany = async (count: number): Promise<void> => {
    let left = count;
    const line = async () => {
      while (left-- > 0 && complaints.length < 1000) await sendOne();
    };
    await Promise.all(Array.from({ length: PARALLEL }, line));
    for (const socket of held.splice(0)) socket.destroy();
  };
  const flooded = async () => note('flood', `${FLOOD} connections`, await flood(attack));
  await sendMany(100);
  const idle = await target.usage();
  // The first tenth, with a flood, warms the server up: what it uses then is what it may use in the end.
  await sendMany(Math.ceil(requests / 10));
  await flooded();
  const start = await settledUsage(target, idle);
  for (let part = 0; part < FLOODS; part++) {
    await sendMany(Math.ceil((requests * 0.9) / FLOODS));
    await flooded();
  }
  const end = await settledUsage(target, start);
  if (!(await target.isAlive())) complaints.push('The server ended, or a part of it was started again.');
  if (start && end && end.descriptors > start.descriptors + SPARE_DESCRIPTORS)
    complaints.push(`${start.descriptors} descriptors became ${end.descriptors}.`);
  if (end && end.megabytes > MOST_MEMORY) complaints.push(`${end.megabytes} MB of memory are in use.`);
  return report;
}
