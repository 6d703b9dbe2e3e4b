import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

it.each(['deploy/Dockerfile', 'packages/reference-api/Dockerfile'])(
  '%s runs as a user without privileges',
  (file) => {
    const last =
      read(file)
        .split(/^FROM /m)
        .at(-1) ?? '';
    const users = [...last.matchAll(/^USER (\S+)/gm)].map(([, user]) => user);
    expect(users).toEqual([expect.not.stringMatching(/^(root|0)\b/)]);
  },
);

it('the container of the reference API starts the command of the package, and checks its health on its port', () => {
  const text = read('packages/reference-api/Dockerfile');
  const { name, bin } = JSON.parse(read('packages/reference-api/package.json'));
  const [, entry = '[]'] = /^ENTRYPOINT (.*)/m.exec(text) ?? [];
  expect(JSON.parse(entry)).toEqual(['node', `node_modules/${name}/${bin[name]}`]);
  const [, port] = /^EXPOSE (\d+)/m.exec(text) ?? [];
  expect(text).toContain(`PORT=${port}`);
  expect(text).toContain(`127.0.0.1:${port}/health`);
});
