import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getProgram } from '@/tests/support/page-programs';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { expectReceiver } from '@/tests/support/webhook-receiver';
import { isRunnable } from './samples/runtimes';

// The receiver in C# runs at night: tests/nightly/csharp-programs.test.ts.

const folder = temporaryFolder();

/** Writes a receiver that listens on a free port and prints its address. Returns the path. */
function write(name: string, listening: string, printing: string): string {
  const code = getProgram('webhooks', name);
  expect(code).toContain(listening);
  const path = join(folder, name);
  writeFileSync(
    path,
    code.replace(listening, () => printing),
  );
  return path;
}

it('the receiver in Node.js processes a message once, also after it failed', async () => {
  const path = write(
    'receiver.mjs',
    "}).listen(4000, 'localhost');",
    "}).listen(0, 'localhost', function () { console.log('Now listening on: http://localhost:' + this.address().port); });",
  );
  await expectReceiver(process.execPath, [path]);
});

describe.runIf(isRunnable('python3', '--version'))('with Python', () => {
  it('the receiver in Python processes a message once, also after it failed', async () => {
    const path = write(
      'receiver.py',
      'ThreadingHTTPServer(("localhost", 4000), Receiver).serve_forever()',
      [
        'server = ThreadingHTTPServer(("localhost", 0), Receiver)',
        'print(f"Now listening on: http://localhost:{server.server_port}")',
        'server.serve_forever()',
      ].join('\n'),
    );
    await expectReceiver('python3', [path]);
  });
});
