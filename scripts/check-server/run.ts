import { runningServer } from '@/lib/differences/differences';
import { recordedResponse } from '@/lib/server/differences/records';
import { isReadable } from './compare';
import { openProbes, type Probe, readProbes, writeProbes } from './probes';
import { failureText, type Outcome, openSession, type Session } from './session';
import type { Settings } from './settings';

/** The check could not run; the message says why and what to do. */
export class CheckError extends Error {
  override readonly name = 'CheckError';
}

/** Everything that was asked and what is left over. */
export interface Report {
  base: string;
  outcomes: Outcome[];
  /** Differences of the list that no request showed, and why. */
  notRequested: { id: string; why: string }[];
  /** What was sent and could not be compared in full, with what to do, in sentences. */
  notChecked: string[];
}

const READING = ['GET', 'HEAD'];

const isAllowed = ({ readOnly }: Settings, probe: Probe) =>
  !readOnly || READING.includes(recordedResponse(probe.record).method);

async function isApi(session: Session, { base, timeout }: Settings): Promise<void> {
  let response: Awaited<ReturnType<Session['send']>>;
  try {
    const headers = { Origin: session.crossOrigin.origin };
    response = await session.send('GET', '/api/forms/999999999999999999/definition', headers);
  } catch (error) {
    throw new CheckError(
      `${base} didn't respond: ${failureText(error, timeout)}. Check that the server runs and that the address is right.`,
    );
  }
  if (/html/i.test(response.headers['content-type'] ?? ''))
    throw new CheckError(
      `${base}/api returns an HTML page (${response.status}). Enter the address of the API instead of the Hub or a proxy's start page.`,
    );
  if (response.status !== 404 || !/json/.test(response.headers['content-type'] ?? ''))
    throw new CheckError(
      `${base}/api does not respond like this API: the definition of an unknown form is ${response.status} there, 404 with JSON was expected. Write the address without /api, with its path base if it has one.`,
    );
  session.crossOrigin.isAllowed = isReadable(response, session.crossOrigin.origin);
}

async function signIn(session: Session, { credentials, base }: Settings): Promise<void> {
  const body = JSON.stringify(credentials);
  const response = await session.send(
    'POST',
    '/api/auth/login',
    { 'Content-Type': 'application/json' },
    body,
  );
  const { accessToken, refreshToken, detail, message } = (response.body ?? {}) as Record<string, unknown>;
  if (response.status !== 200 || typeof accessToken !== 'string')
    throw new CheckError(
      `${base} did not take the credentials of ${credentials?.email} (${response.status}): ${String(
        detail ?? message ?? 'no reason given',
      )
        .trim()
        .replace(/[.!]$/, '')}. Check --email and --password.`,
    );
  session.values.accessToken = accessToken;
  session.values.refreshToken = String(refreshToken);
}

/** Deletes what the check made, whatever became of it in between. */
async function cleanUp({ values, send }: Session): Promise<void> {
  const headers = { Authorization: `Bearer ${values.accessToken}` };
  if (values.formTemplateId)
    await send('DELETE', `/api/form-templates/${values.formTemplateId}`, headers).catch(() => {});
  if (values.formId) await send('DELETE', `/api/forms/${values.formId}`, headers).catch(() => {});
}

function leftOver(requested: ReadonlySet<number>, settings: Settings): Report['notRequested'] {
  return runningServer.differences.flatMap(({ id, evidence }) => {
    const records = evidence.flatMap((one) => ('record' in one ? [one.record] : []));
    if (records.some((record) => requested.has(record))) return [];
    if (records.length === 0)
      return [{ id, why: 'They show on a server with other settings, or in more than one response.' }];
    if (settings.readOnly)
      return [{ id, why: 'They show in a call that changes data. Leave out --read-only.' }];
    if (!settings.credentials) return [{ id, why: 'They show with an account. Add --email and --password.' }];
    return [
      {
        id,
        why: 'They show with a second account, an expired token or a heavy load, which the command does not create.',
      },
    ];
  });
}

/** The headers for pages of other origins, where the server allows none of ours. */
function unchecked({ crossOrigin: { origin, isAllowed } }: Session, outcomes: readonly Outcome[]): string[] {
  const count = outcomes.filter(({ record }) => record.op === 'cors').length;
  if (isAllowed || count === 0) return [];
  return [
    `The headers for pages of other origins (CORS) in ${count} responses. The server does not allow ${origin}. To check them, add --origin with an origin that it allows.`,
  ];
}

/**
 * Puts the requests of the plan to a server. What it makes it deletes, also when a request fails.
 * Throws a CheckError when the server does not respond, is none of this API, or rejects the credentials.
 * @param tell is called with each outcome as it comes
 */
export async function checkServer(
  settings: Settings,
  tell: (outcome: Outcome) => void = () => {},
): Promise<Report> {
  const session = openSession(settings);
  const outcomes: Outcome[] = [];
  const ask = async (probes: readonly Probe[]) => {
    for (const probe of probes.filter((one) => isAllowed(settings, one))) {
      const outcome = await session.ask(probe);
      outcomes.push(outcome);
      tell(outcome);
    }
  };
  await isApi(session, settings);
  if (settings.credentials) await signIn(session, settings);
  await ask(openProbes);
  if (settings.credentials) {
    await ask(readProbes);
    if (!settings.readOnly)
      try {
        await ask(writeProbes);
      } finally {
        await cleanUp(session);
      }
  }
  const requested = new Set(outcomes.map(({ record }) => record.n));
  return {
    base: settings.base,
    outcomes,
    notRequested: leftOver(requested, settings),
    notChecked: unchecked(session, outcomes),
  };
}
