import type { AttemptOutcome, End } from '../webhooks/schedule';
import type { AttemptReport } from '../webhooks/sender';

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
export function printAttempt({ message, url, attempt, outcome, next }: AttemptReport): void {
  const follows = 'end' in next ? ends[next.end] : `again in ${next.wait.toFixed(1)} s`;
  process.stdout.write(
    `Webhook:        ${message.eventName} ${message.id} to ${url}, attempt ${attempt}: ${shown(outcome)}, ${follows}\n`,
  );
}
