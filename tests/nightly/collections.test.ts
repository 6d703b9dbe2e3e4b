import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { apiOperations } from '@/lib/contract/operations';
import { httpFile } from '@/lib/exports/collections/http-file';
import { postmanCollection } from '@/lib/exports/collections/postman';
import { settings } from '@/lib/exports/collections/requests';
import { type RunResult, run } from '@/scripts/lib/run';
import { signIn, startProcess } from '@/tests/api/support/server-process';
import { startReplayServer } from '@/tests/support/replay-server/server';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const clients = resolve('tests/nightly/clients');
const folder = temporaryFolder();

beforeAll(async () => {
  const { code, output } = await run(process.execPath, ['scripts/install.mjs', clients]);
  expect(code, output).toBe(0);
});

/** Starts the command of a package in a folder. */
async function start(name: string, command: string, args: string[], cwd = folder): Promise<RunResult> {
  const { bin } = JSON.parse(await readFile(join(clients, `node_modules/${name}/package.json`), 'utf8'));
  const file = join(clients, 'node_modules', name, typeof bin === 'string' ? bin : bin[command]);
  return run(process.execPath, [file, ...args], { cwd });
}

/** Writes files into a folder of their own and returns it. */
async function write(files: Record<string, string>): Promise<string> {
  const place = temporaryFolder(folder);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(place, path)), { recursive: true });
    await writeFile(join(place, path), text);
  }
  return place;
}

/** A download: how its runner starts it, and the fault of a refresh without the header and of a wrong password. */
interface Download {
  name: string;
  files: () => Record<string, string>;
  run: (files: Record<string, string>, url: string) => Promise<RunResult>;
  withoutHeader: (path: string, text: string) => string;
  /** Whether the runner stops after a failed sign-in. */
  stops: boolean;
}

const oneFile = (text: string) => ({ file: text });
const downloads: Download[] = [
  {
    name: 'Postman (newman)',
    files: () => oneFile(postmanCollection()),
    run: async ({ file = '' }, url) => {
      const place = await write({ 'all.json': file });
      const args = ['run', 'all.json', '--env-var', `baseUrl=${url}`, '--color', 'off'];
      return start('newman', 'newman', args, place);
    },
    withoutHeader: (_path, text) => {
      const collection = JSON.parse(text);
      for (const { item } of collection.item)
        for (const { request } of item)
          if (request.url.raw.includes('refresh-token')) request.auth = { type: 'noauth' };
      return JSON.stringify(collection);
    },
    stops: true,
  },
  {
    name: 'JetBrains .http (httpyac)',
    files: () => oneFile(httpFile('scripted')),
    run: async ({ file = '' }, url) => {
      // Its command line does not replace the variables of a file.
      const place = await write({ 'all.http': file.replace(settings.baseUrl, url) });
      return start('httpyac', 'httpyac', ['send', 'all.http', '--all', '--no-color', '-o', 'short'], place);
    },
    withoutHeader: (_path, text) => text.replace(/(refresh-token\n)Authorization: .*\n/, '$1'),
    stops: false,
  },
];

/** How many forms and templates a server has. */
async function stored(url: string): Promise<number[]> {
  const headers = { Authorization: `Bearer ${await signIn(url)}` };
  const lists = ['forms', 'form-templates'].map(async (name) => {
    const response = await fetch(`${url}/api/${name}?page=1&pageSize=100`, { headers });
    return ((await response.json()) as unknown[]).length;
  });
  return Promise.all(lists);
}

const servers = {
  'the reference API': async () => {
    const server = await startProcess({ folder, args: ['--memory'] });
    return { url: server.url, requests: undefined, close: () => server.stop() };
  },
  'an Endatix server': () => startReplayServer(),
};

describe.each(downloads)('the download for $name', (download) => {
  it.each(Object.keys(servers) as (keyof typeof servers)[])(
    'succeeds twice on %s and leaves no form',
    async (name) => {
      const server = await servers[name]();
      try {
        const before = await stored(server.url);
        for (const time of ['first', 'second']) {
          const sent = server.requests?.length;
          const { code, output } = await download.run(download.files(), server.url);
          expect(code, `${time} run: ${output}`).toBe(0);
          if (server.requests && sent !== undefined)
            expect(server.requests.length - sent).toBe(apiOperations.length);
        }
        expect(await stored(server.url)).toEqual(before);
      } finally {
        await server.close();
      }
    },
  );

  /** Runs the download with a fault on a server that is closed when the test ends. */
  async function runWith(fault: (path: string, text: string) => string) {
    const server = await startReplayServer();
    onTestFinished(() => server.close());
    const before = await stored(server.url);
    const files = Object.entries(download.files());
    const faulty = files.map(([path, text]) => [path, fault(path, text)]);
    expect(faulty).not.toEqual(files);
    server.requests.splice(0);
    const { code, output } = await download.run(Object.fromEntries(faulty), server.url);
    expect(code, output).not.toBe(0);
    const sent = [...server.requests];
    expect(await stored(server.url)).toEqual(before);
    return sent;
  }

  it('fails when the refresh sends no token, and deletes what it created all the same', async () => {
    const sent = await runWith(download.withoutHeader);
    const [refresh, logout] = sent.filter(({ path }) => /refresh-token|logout/.test(path));
    expect(refresh?.authorization).toBeUndefined();
    // The token of the sign-in is still there: a 400 gives none.
    expect(logout?.authorization).toMatch(/^Bearer eyJ/);
  });

  it.runIf(download.stops)('stops after a sign-in with a wrong password', async () => {
    const sent = await runWith((_path, text) => text.replaceAll(settings.password, 'not-the-password'));
    expect(sent.map(({ path }) => path)).toEqual(['/api/auth/login']);
  });
});
