import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = ['deploy/Dockerfile', 'api/Dockerfile'];

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
  it('runs as a user without privileges', () => {
    const stages = instructionsOf(file);
    const last = stages.slice(stages.findLastIndex(([word]) => word === 'FROM'));
    const users = last.filter(([word]) => word === 'USER').map(([, user]) => user);
    expect(users).toHaveLength(1);
    expect(users[0]).not.toMatch(/^(root|0)\b/);
    const started = last.findIndex(([word]) => word === 'ENTRYPOINT');
    expect(started === -1 || last.findIndex(([word]) => word === 'USER') < started).toBe(true);
  });
});

describe('the container of the reference API', () => {
  const file = 'api/Dockerfile';
  const own = JSON.parse(readFileSync('api/package.json', 'utf8'));

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
});
