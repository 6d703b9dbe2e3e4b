import type { HttpResponse } from '@/shared/http/exchange';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import type { Release } from '../client/release';
import { FRESH_SERVER } from '../request/plan';
import { Button } from './button';

/** What is known about the operation of a response. */
export interface Called {
  /** ID of the operation. */
  operation: string;
  /** Whether its path contains IDs. */
  hasId: boolean;
  needsToken: boolean;
}

/** A response, and what decides what to do about it. */
interface Received extends Called {
  isSandbox: boolean;
  response: HttpResponse;
  /** Undefined for the sandbox, and while it is unknown. */
  release?: Release | undefined;
}

/** Returns whether a server that rejects a taken name responds so: it gives no reason. */
const isTakenName = (operation: string, status: number, body: string): boolean =>
  ['createTheme', 'createQuestion'].includes(operation)
    ? status === 400 && body === ''
    : ['updateTheme', 'replaceTheme'].includes(operation) && status === 500;

/** Returns whether a request signs in as administrator with the first password. */
const isAdministrator = (sent: string): boolean =>
  Object.values(FRESH_SERVER).every((value) => sent.includes(JSON.stringify(value)));

/** Operations of respondents, who don't sign in; the first two open a form. */
const opening = ['getActiveFormDefinition', 'createSubmission'];
const respondents = [...opening, 'getSubmissionByToken', 'updateSubmissionByToken'];

/** Returns the fault of a request that releases handle differently, as the key of its sentence. */
function getFaultOfRelease({ operation, needsToken, isSandbox, response, release }: Received) {
  const { status, body, sent } = response;
  if (isSandbox) return undefined;
  if (operation === 'getUserInfo' && status === 404) return 'accountMoved';
  const isRejected = (status === 401 || status === 403) && !needsToken;
  if (isRejected && respondents.includes(operation)) return 'privateForm';
  if (release !== '0.7') return undefined;
  if (status === 404 && opening.includes(operation)) return 'closedForm';
  const hasComma = /[?&]filter=[^&]*(,|%2C)/i.test(sent.url);
  return hasComma && status === 400 && body.text?.includes('Invalid filter') ? 'filterValues' : undefined;
}

/** Returns the fault of a request that all releases handle alike. */
function getCommonFault({ operation, hasId, needsToken, isSandbox, response }: Received) {
  const {
    status,
    body: { text: body = '' },
    sent: { body: sent = '' },
  } = response;
  if (status === 400 && operation === 'login' && /credentials are invalid|User not found/.test(body))
    return isSandbox ? (isAdministrator(sent) ? 'lockedOut' : undefined) : 'otherUser';
  if (operation === 'register' && body.includes('Registration failed'))
    return body.includes('suspicious domain') ? 'disposable' : 'registered';
  if (sent.includes('"name"') && isTakenName(operation, status, body)) return 'nameTaken';
  if (status === 400 && /'Start(Object|Array)' as a string/.test(body)) return 'jsonAsText';
  if (status === 401 && needsToken) return 'noValidToken';
  if (status === 404 && hasId) return 'notFound';
  return status >= 500 && isSandbox ? 'sandboxError' : undefined;
}

const getFault = (received: Received) => getFaultOfRelease(received) ?? getCommonFault(received);

const withSignIn: readonly ReturnType<typeof getFault>[] = ['lockedOut', 'otherUser', 'noValidToken'];

export interface AdviceActions {
  /** Signs in and sends again. */
  signIn: () => void;
  /** Sends again with new IDs, where the reader did not type them. */
  startOver?: (() => void) | undefined;
}

interface Props extends AdviceActions, Received {
  texts: PanelTexts;
}

/** Says what to do after a response that readers do not want. */
export function Advice({ texts, signIn, startOver, ...received }: Props) {
  const fault = getFault(received);
  // A server may reject an ID of another one before it looks for its item.
  const isStale =
    fault === 'notFound' ||
    fault === 'closedForm' ||
    (!fault && received.response.status === 400 && received.hasId);
  const isOffered = startOver && isStale;
  if (!fault && !isOffered) return null;
  return (
    <p className="row">
      {fault && <span>{texts[fault]}</span>}
      {withSignIn.includes(fault) && <Button onClick={signIn}>{texts.signInAndSend}</Button>}
      {isOffered && <Button onClick={startOver}>{texts.startOver}</Button>}
    </p>
  );
}
