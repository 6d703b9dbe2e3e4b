import 'client-only';
import { FRESH_SERVER } from '@/features/try/request/plan';
import { createStore } from '@/shared/browser/store';
import { getOperation } from '@/shared/contract/operations';
import { exchange } from '@/shared/http/exchange';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import { buildPath } from '@/shared/http/path-template';
import { describeReason } from '@/shared/http/reason';
import type { Send } from '@/shared/http/send';

export interface DemoRequest {
  number: number;
  operationId: string;
  path: string;
  /** False for the respondent. */
  byAdministrator: boolean;
  /** Shortened, like the response: photos have megabytes. */
  body?: string;
  /** 0 for no response. */
  status?: number;
  response?: string;
  milliseconds?: number;
}

/** The API rejected a request; the message is its reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** Returns undefined for 404, and throws every other error. */
export function ifGone(error: unknown): undefined {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

const SHOWN_CHARACTERS = 4000;
const KEPT_REQUESTS = 40;

const shorten = (text: string) =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)} …` : text;

export function openRequests(transport: Send) {
  const list = createStore<readonly DemoRequest[]>([]);
  let count = 0;

  return {
    list,
    /** Sends a request and parses its response. Rejects with ApiError, or with the error of the sandbox. */
    async send<Body>(
      operationId: string,
      parameters: Record<string, string>,
      content?: object,
      accessToken?: string,
    ): Promise<Body> {
      const operation = getOperation(operationId);
      const path = buildPath(operation.path, parameters);
      const body = content && JSON.stringify(content);
      count += 1;
      const entry: DemoRequest = {
        number: count,
        operationId,
        path,
        byAdministrator: accessToken !== undefined || operationId === 'login',
        ...(body && { body: shorten(body) }),
      };
      const put = (next: DemoRequest) =>
        list.set([...list.get().filter(({ number }) => number !== next.number), next].slice(-KEPT_REQUESTS));
      put(entry);
      try {
        const request = {
          method: operation.method.toUpperCase(),
          url: REFERENCE_ORIGIN + path,
          headers: {
            ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
            ...(body && { 'Content-Type': 'application/json' }),
          },
          ...(body && { body }),
        };
        const { status, milliseconds, body: received } = await exchange(transport, request);
        const text = received.text ?? '';
        put({ ...entry, status, response: shorten(text), milliseconds });
        if (status >= 400) throw new ApiError(status, describeReason(text));
        return JSON.parse(text) as Body;
      } catch (error) {
        if (!(error instanceof ApiError)) put({ ...entry, status: 0 });
        throw error;
      }
    },
  };
}

/** Opens a function that sends as administrator, and signs in when needed. */
export function openAdministrator(
  send: ReturnType<typeof openRequests>['send'],
  restore: () => Promise<void>,
) {
  let token: string | undefined;

  async function signIn(): Promise<string> {
    const login = () => send<{ accessToken: string }>('login', {}, FRESH_SERVER);
    const session = await login().catch(async (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      await restore();
      return login();
    });
    token = session.accessToken;
    return token;
  }

  return async <Body>(operationId: string, parameters: Record<string, string>, content?: object) => {
    try {
      return await send<Body>(operationId, parameters, content, token ?? (await signIn()));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      return send<Body>(operationId, parameters, content, await signIn());
    }
  };
}
