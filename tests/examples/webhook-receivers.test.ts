import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getProgram } from '@/tests/support/page-programs';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { expectReceiver } from '@/tests/support/webhook-receiver';
import { isRunnable } from './samples/runtimes';

// The receiver in C# runs at night: tests/nightly/csharp-programs.test.ts.

const folder = temporaryFolder();

/** How to start each receiver, and how it listens on a free port and prints its address. */
const receivers = [
  {
    command: process.execPath,
    name: 'receiver.mjs',
    listening: "}).listen(4000, 'localhost');",
    printing:
      "}).listen(0, 'localhost', function () { console.log('Now listening on: http://localhost:' + this.address().port); });",
  },
  {
    command: 'python3',
    name: 'receiver.py',
    listening: 'ThreadingHTTPServer(("localhost", 4000), Receiver).serve_forever()',
    printing: [
      'server = ThreadingHTTPServer(("localhost", 0), Receiver)',
      'print(f"Now listening on: http://localhost:{server.server_port}")',
      'server.serve_forever()',
    ].join('\n'),
  },
].filter(({ command }) => isRunnable(command, '--version'));

it.each(receivers)('$name processes a message once, also after it failed', async (receiver) => {
  const { command, name, listening, printing } = receiver;
  const code = getProgram('webhooks', name);
  expect(code).toContain(listening);
  const path = join(folder, name);
  writeFileSync(
    path,
    code.replace(listening, () => printing),
  );
  await expectReceiver(command, [path]);
});
