import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { win32 } from 'node:path';
import { describe, expect, test } from 'vitest';
import { slashed, unixLines } from '@/lib/build/files';
import { type Tool, toolFile } from '@/scripts/support/run';

// What decides whether the project works on Windows and macOS, as far as it can be told on one system.

const listed = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
// While a merge is under way, git lists a file once for each side.
const tracked = [...new Set(listed)].filter(Boolean);
const code = tracked.filter((file) => /\.(ts|tsx|mts|mjs|js)$/.test(file));

describe('programs', () => {
  test.each<[Tool, RegExp]>([
    ['biome', /@biomejs.biome.bin.biome$/],
    ['next', /next.dist.bin.next$/],
    ['playwright', /@playwright.test.cli\.js$/],
    ['tsc', /typescript.bin.tsc$/],
    ['tsx', /tsx.dist.cli\.mjs$/],
    ['vitest', /vitest.vitest\.mjs$/],
  ])('%s starts by a file that Node can read', (tool, expected) => {
    expect(toolFile(tool)).toMatch(expected);
    const first = readFileSync(toolFile(tool), 'utf8').split('\n')[0];
    expect(first).toMatch(/^#!.*\bnode|^(?!#!)/);
  });

  /** What is called with the name of a program in quotes, and those names. */
  const started = /\b(?:spawn|spawnSync|execFile|execFileSync|run)\(\s*['"`]([^'"`]+)['"`]/g;
  const real = [
    'bash',
    'dotnet',
    'flock',
    'git',
    'id',
    'mount',
    'npm',
    'npm ci --include=dev',
    'prlimit',
    'ps',
    'pwsh',
    'python3',
    'sh',
    'umount',
  ];

  test('are started with our own Node, not by the scripts of a shell that npm makes', () => {
    const starting = code.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const found = starting
      .filter(({ text }) => /node:child_process|\/run'/.test(text))
      .flatMap(({ file, text }) => [...text.matchAll(started)].map(([, name]) => ({ file, name })));
    expect(found.length).toBeGreaterThan(4);
    expect(found.filter(({ name }) => !real.includes(name ?? ''))).toEqual([]);
  });

  test('are not looked for among those scripts', () => {
    const shims = code.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return /node_modules\/\.bin\//.test(text) && file !== 'tests/unit/scripts/desks.test.ts';
    });
    expect(shims).toEqual([]);
  });

  test('of the package scripts are Node and what npm finds on every system', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [name, line] of Object.entries(scripts))
      for (const command of line.split('&&'))
        expect(command.trim().split(' ')[0], `npm run ${name}`).toMatch(/^(node|biome)$/);
  });
});

describe('files', () => {
  test('differ by more than the case of their names', () => {
    const folded = new Map<string, string[]>();
    for (const file of tracked)
      folded.set(file.toLowerCase(), [...(folded.get(file.toLowerCase()) ?? []), file]);
    expect([...folded.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  test('have names that Windows can write', () => {
    const reserved = /[<>:"|?*\\]|[. ](\/|$)|(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/i;
    expect(tracked.filter((file) => reserved.test(file))).toEqual([]);
  });

  test('have one line end in git, whatever the system writes', () => {
    const [rule] = readFileSync('.gitattributes', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('*'));
    expect(rule).toBe('* text=auto eol=lf');
    const ends = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' }).split('\n');
    expect(ends.filter((line) => /^i\/(crlf|mixed)/.test(line))).toEqual([]);
  });

  test('are imported by addresses, not by the paths that Windows writes with a drive', () => {
    const wrong = code.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return /new URL\([^)]*import\.meta\.url\)\.pathname|import\.meta\.url\.slice|`file:\/\/\$\{/.test(text);
    });
    expect(wrong.filter((file) => file !== 'tests/unit/scripts/desks.test.ts')).toEqual([]);
  });
});

test('modules for --import are given by address: a path with a drive is no address', () => {
  const others = code.filter((file) => file !== 'tests/unit/scripts/desks.test.ts');
  const given = others.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'--import', ([^,\]]+)/g)].map(([, value = '']) => value),
  );
  expect(given.length).toBeGreaterThan(2);
  expect(given.filter((value) => !/\.href$|Url$|^`data:|^'tsx'/.test(value))).toEqual([]);
});

test('paths of Windows become those of addresses', () => {
  const path = win32.relative('C:\\docs\\out', 'C:\\docs\\out\\docs\\guides\\index.html');
  expect(slashed(path, win32.sep)).toBe('docs/guides/index.html');
});

test('texts of Windows become those of git', () => {
  expect(unixLines('\uFEFFa\r\nb\n\r\nc')).toBe('a\nb\n\nc');
  expect(unixLines('a\n')).toBe('a\n');
});
