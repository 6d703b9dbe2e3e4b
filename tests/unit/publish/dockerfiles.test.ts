import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDockerfile } from '@/checks/fences/config-files';
import { plantFence, sentences } from '@/tests/content/support/fences';

const files = ['deploy/Dockerfile', 'sandbox/Dockerfile'];

/** Instructions of a Dockerfile with their text, continued lines joined. */
function instructionsOf(file: string): [word: string, text: string][] {
  return readFileSync(file, 'utf8')
    .replaceAll('\r\n', '\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, word = '', text = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
      return [word, text];
    });
}

const textsOf = (file: string, word: string) =>
  instructionsOf(file).flatMap(([name, text]) => (name === word ? [text] : []));

describe.each(files)('%s', (file) => {
  it('consists of instructions', () => {
    const fence = plantFence('dockerfile', readFileSync(file, 'utf8').trim());
    expect(sentences(checkDockerfile(fence))).toEqual([]);
  });

  it('begins with images whose version is named', () => {
    for (const from of textsOf(file, 'FROM')) expect(from).toMatch(/^[\w./-]+:\d[\w.-]*( AS \w+)?$/);
  });

  it('runs as a user without privileges', () => {
    const stages = instructionsOf(file);
    const last = stages.slice(stages.findLastIndex(([word]) => word === 'FROM'));
    const users = last.filter(([word]) => word === 'USER').map(([, user]) => user);
    expect(users).toHaveLength(1);
    expect(users[0]).not.toMatch(/^(root|0)\b/);
    const started = last.findIndex(([word]) => word === 'ENTRYPOINT');
    expect(started === -1 || last.findIndex(([word]) => word === 'USER') < started).toBe(true);
  });

  it('starts programs without a shell, and says whether they are well', () => {
    const checks = textsOf(file, 'HEALTHCHECK').map((text) => text.slice(text.indexOf('CMD ') + 4));
    expect(checks).toHaveLength(1);
    for (const list of [...textsOf(file, 'ENTRYPOINT'), ...textsOf(file, 'CMD'), ...checks])
      expect(JSON.parse(list)).toEqual(expect.arrayContaining([expect.any(String)]));
  });

  it('leaves no lists of packages and no cache in a layer', () => {
    for (const text of textsOf(file, 'RUN')) {
      if (text.includes('apt-get update')) expect(text).toContain('rm -rf /var/lib/apt/lists/*');
      if (text.includes('npm install')) expect(text).toContain('npm cache clean');
    }
  });
});

describe('the container of the reference API', () => {
  const file = 'sandbox/Dockerfile';
  const own = JSON.parse(readFileSync('sandbox/package.json', 'utf8'));

  it('starts the command of the package', () => {
    const [entry = '[]'] = textsOf(file, 'ENTRYPOINT');
    expect(JSON.parse(entry)).toEqual(['node', `node_modules/${own.name}/${own.bin[own.name]}`]);
  });

  it('takes the file that packing makes, and asks for health where it listens', () => {
    expect(textsOf(file, 'COPY')).toEqual([`${own.name}-*.tgz ./`]);
    const [port] = textsOf(file, 'EXPOSE');
    expect(textsOf(file, 'ENV').join(' ')).toContain(`PORT=${port}`);
    expect(textsOf(file, 'HEALTHCHECK').join()).toContain(`127.0.0.1:${port}/health`);
  });

  it('has a Node that the package runs on', () => {
    const [from = ''] = textsOf(file, 'FROM');
    expect(Number(/node:(\d+)/.exec(from)?.[1])).toBeGreaterThanOrEqual(22);
  });
});
