import { DEFAULT_ADMINISTRATOR } from '../seed/administrator';
import type { AttemptOutcome, AttemptReport, End } from '../webhooks/sender';
import { explain, shownStorage } from './explain';
import { type RunningServer, startServer } from './server';
import { readSettings, type Settings, usage } from './settings';

/** Interval of checks for the parent process, in milliseconds. */
const PARENT_CHECK_INTERVAL = 500;
/** Ctrl+C can arrive twice, from the terminal and from a parent process. A later one means "at once". */
const REPEATED_SIGNAL_DELAY = 1000;

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

function announce({ url, account }: RunningServer, { storage, administrator, webhooks }: Settings): void {
  const where = storage.kind === 'memory' ? 'in memory, gone when the server stops' : shownStorage(storage);
  const signIn = account?.hasDefaultPassword
    ? `${account.email} / ${DEFAULT_ADMINISTRATOR.password}`
    : `${account?.email ?? administrator.email}, with the password that was set`;
  process.stdout.write(
    `Reference API:  ${url}/api\nContract:       ${url}/openapi.json\nSign in as:     ${signIn}\nData:           ${where}\n`,
  );
  for (const receiver of webhooks?.urls ?? []) process.stdout.write(`Webhooks:       ${receiver}\n`);
}

const ends: Record<End, string> = {
  delivered: 'delivered',
  'not-retried': 'given up: only a response is retried',
  'no-retries-left': 'given up: no retries are left',
  'no-time-left': 'given up: no time is left',
};

function shown(outcome: AttemptOutcome): string {
  if ('status' in outcome) return String(outcome.status);
  return outcome.failure === 'timeout' ? 'no response in time' : 'no connection';
}

/** Prints an attempt to deliver a webhook message in a line. */
function printAttempt({ message, url, attempt, outcome, next }: AttemptReport): void {
  const follows = 'end' in next ? ends[next.end] : `again in ${next.wait.toFixed(1)} s`;
  process.stdout.write(
    `Webhook:        ${message.eventName} ${message.id} to ${url}, attempt ${attempt}: ${shown(outcome)}, ${follows}\n`,
  );
}

/** Calls `stop` once on SIGTERM or SIGINT, then exits. A second signal ends the process at once. */
function onStopMessage(stop: () => Promise<void>): void {
  let since: number | undefined;

  function begin(): void {
    if (since !== undefined) {
      if (performance.now() - since > REPEATED_SIGNAL_DELAY) process.exit(1);
      return;
    }
    since = performance.now();
    void stop().finally(() => process.exit());
  }

  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  if (process.env.npm_lifecycle_event) stopWithParent(begin);
}

/** npm doesn't forward signals beyond the shell that it started, so the end of the shell counts as a signal. */
function stopWithParent(begin: () => void): void {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    begin();
  }, PARENT_CHECK_INTERVAL);
  check.unref();
}

async function main(): Promise<void> {
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.argv.slice(2), process.env, process.cwd()) ?? undefined;
    if (!settings) {
      process.stdout.write(usage);
      return;
    }
    const { webhooks } = settings;
    const server = await startServer({
      ...settings,
      ...(webhooks && { webhooks: { ...webhooks, report: printAttempt } }),
    });
    onStopMessage(() => server.close().catch((error: unknown) => fail(explain(error, settings))));
    announce(server, settings);
  } catch (error) {
    fail(explain(error, settings));
  }
}

await main();
