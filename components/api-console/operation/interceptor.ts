import { checkPathParameters } from '@/lib/browser/api/call';
import { NoAnswerError, toMarkdown } from '@/lib/browser/api/explain';
import { callOf } from '@/lib/browser/api/match-call';
import { REFERENCE_ORIGIN, type Send, targetKey } from '@/lib/browser/api/transport';
import type { ConsoleState } from '../console-state';

/** A request as Swagger UI hands it over. */
interface SwaggerRequest {
  url?: string;
  method?: string;
  body?: unknown;
  userFetch?: Send;
  /** Where it goes, for the answer panel: the reader may choose another target meanwhile. */
  targetKey?: string;
  responseInterceptor?: (response: { duration?: number }) => object;
}

/** Swagger UI shows the message of an error as Markdown and its name before it. */
function shown(error: unknown): unknown {
  if (!(error instanceof NoAnswerError)) return error;
  const result = new Error(toMarkdown(error.explanation), { cause: error });
  result.name = '';
  return result;
}

/**
 * Makes the interceptor that sends Swagger UI's requests to the present target and puts them into the history.
 * The document names the reference API as its server; that prefix is replaced by the target's.
 */
export function requestInterceptor({ target, origin, send, history, created }: ConsoleState) {
  return (request: SwaggerRequest): SwaggerRequest => {
    const body = typeof request.body === 'string' ? request.body : undefined;
    const url = (request.url ?? '').replace(REFERENCE_ORIGIN, origin());
    request.url = url;
    const goesTo = targetKey(target.get());
    request.targetKey = goesTo;
    // Swagger UI measures itself, but not where the status is an error.
    let duration: number | undefined;
    request.responseInterceptor = (response) => Object.assign(response, { duration });
    request.userFetch = async (input, init) => {
      const call = callOf(request.method ?? 'GET', url, body);
      if (call) checkPathParameters(call);
      const start = performance.now();
      const record = (status: number) => {
        const milliseconds = Math.round(performance.now() - start);
        duration = milliseconds;
        if (!call) return;
        history.add({ time: Date.now(), call, target: goesTo, status, milliseconds });
      };
      const response = await send(input, init).catch((error: unknown) => {
        record(0);
        throw shown(error);
      });
      record(response.status);
      if (call && response.status === 201) {
        // A body that breaks off teaches nothing; whoever reads the answer hears of it.
        const text = await response
          .clone()
          .text()
          .catch(() => '');
        created.learn(goesTo, call, text);
      }
      return response;
    };
    return request;
  };
}
