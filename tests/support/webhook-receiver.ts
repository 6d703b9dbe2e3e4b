import { spawn } from 'node:child_process';
import { expect, onTestFinished } from 'vitest';

const KEY = 'local-test-key';

/** Returns a message with these answers. All have the same ID, as at a retry. */
const messageWith = (answers: string) =>
  `{"id":1430000000000000001,"eventName":"submission_completed","action":"updated","payload":{"submissionId":1430000000000000002,"jsonData":${JSON.stringify(answers)}}}`;

/** Starts a program until the end of the test. Returns all that it printed so far. */
function start(command: string, args: readonly string[]): () => string {
  const env = { ...process.env, HOOK_KEY: KEY, PYTHONUNBUFFERED: '1' };
  const child = spawn(command, args, { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      printed += part;
    });
  return () => printed;
}

/**
 * Expects that a receiver, which prints where it listens, processes a message once, and again only if it failed
 * before, and that it rejects another key and invalid messages.
 */
export async function expectReceiver(command: string, args: readonly string[]): Promise<void> {
  const printed = start(command, args);
  const address = /Now listening on: (\S+)/;
  await expect.poll(printed).toMatch(address);
  const [, url] = address.exec(printed()) ?? [];
  const deliver = async (body: string, key = KEY) => {
    const headers = { 'Content-Type': 'application/json', 'X-Api-Key': key };
    const answer = await fetch(`${url}/hooks/endatix`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer.status;
  };
  const message = messageWith('{"score":4}');
  expect(await deliver(message, 'wrong')).toBe(401);
  expect(await deliver('no message')).toBe(400);
  expect(await deliver(messageWith('{"score":'))).toBeGreaterThanOrEqual(400);
  expect(await deliver(message)).toBe(204);
  expect(await deliver(message)).toBe(204);
  const processed = () => printed().match(/1430000000000000002:? \{\W*score\W+4\W*\}/g) ?? [];
  await expect.poll(processed).toHaveLength(1);
}
