import 'client-only';
import { allOperations } from '@/shared/contract/all-operations';
import { errorMessage } from '@/shared/error-message';
import { exchange, type HttpResponse } from '@/shared/http/exchange';
import { getToken, hideToken } from '@/shared/http/hide-tokens';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import { matchPath } from '@/shared/http/path-template';
import { isFaithful } from '@/shared/http/read-body';
import type { Send } from '@/shared/http/send';
import { panel as texts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { siteHref } from '@/shared/paths';
import { apiClient } from '../../client/client';
import { NoResponseError } from '../../client/explanations';
import { readFreshValues } from '../../client/fresh-values';
import { getOrigin, type Target, targetKey } from '../../client/target';
import { checkPathParameters } from '../../request/call';
import type { SwaggerRequest } from '../system';
import { values } from './values';

/** The last response of each operation, by ID, and where it came from. Swagger UI keeps neither request nor server. */
export const received = new Map<string, { response: HttpResponse; target: Target }>();

/** Finds the operation of a request, and the values in its path. */
function findOperation(address: string, method: string) {
  const [path = ''] = address.split(/[?#]/);
  for (const operation of allOperations) {
    const parameters = operation.method === method.toLowerCase() && matchPath(operation.path, path);
    if (parameters) return { operation, parameters };
  }
  return undefined;
}

/** Returns an error that Swagger UI shows as its message, in Markdown, without its name. */
function toShown(cause: unknown): Error {
  const { cause: reason, fix, link } = cause instanceof NoResponseError ? cause.explanation : {};
  const more = link ? ` [${link.label}](${siteHref(link.href)})` : '';
  const message = reason ? `**${reason}** ${fix}${more}` : errorMessage(cause);
  return Object.assign(new Error(message, { cause }), { name: '' });
}

/**
 * Returns a received response for Swagger UI, which shows the text as it was read here, without the token of the
 * request. Throws an error for one that was cut off.
 */
function toResponse({ sent, status, headers, body }: HttpResponse): Response {
  const hide = (text: string) => hideToken(text, getToken(sent.headers));
  const size = format(texts.bytes, { count: body.blob.size });
  if (body.broken) {
    const sentence = body.broken === 'too-large' ? texts.tooLarge : texts.cutOff;
    throw new Error(format(body.blob.size === 0 ? texts.cutOffEmpty : sentence, { size }));
  }
  // A text itself would add a type.
  const shown = body.text === undefined ? body.blob : new Blob([hide(body.text)]);
  return new Response(shown.size === 0 ? null : shown, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, hide(value)]),
  });
}

/**
 * Gives a request of Swagger UI's client the address of the chosen server and our transport, to it or to the
 * sandbox, and fills the variables of the site into its body; what a write sends back unchanged is read again
 * before. A request that can't be sent fails as one without a response.
 */
export async function prepareRequest({ signal, ...request }: SwaggerRequest): Promise<SwaggerRequest> {
  const { account, target: targets, send: sendNow } = apiClient();
  const { method, headers } = request;
  const send: Send = (input, init) => sendNow(input, { ...init, signal });
  const target = targets.get();
  const place = targetKey(target);
  const origin = getOrigin(target);
  const address = request.url.slice(REFERENCE_ORIGIN.length);
  const url = origin + address;
  const { operation, parameters = {} } = findOperation(address, method) ?? {};
  const fail = (cause: unknown) => ({ ...request, url, userFetch: () => Promise.reject(toShown(cause)) });
  let { body } = request;
  try {
    if (place === 'sandbox' && (operation?.isServerOnly ?? true)) throw new RangeError(texts.serverOnly);
    if (operation) checkPathParameters(operation, { parameters });
    const { accessToken, refreshToken } = account.get().session ?? {};
    const own = {
      ...(typeof body === 'string' &&
        (await readFreshValues(body, parameters, { send, origin, accessToken }))),
      uniqueEmail: `reviewer-${Date.now()}@example.com`,
      ...(accessToken && { accessToken }),
      ...(refreshToken && { refreshToken }),
    };
    if (typeof body === 'string') body = values.fillBody(body, place, parameters.formId ?? '', own);
  } catch (error) {
    return fail(error);
  }
  const userFetch = async (): Promise<Response> => {
    try {
      const sent = { url, method, headers, ...(typeof body === 'string' && { body }) };
      const response = await exchange(send, sent, signal);
      if (operation) received.set(operation.id, { response, target });
      if (operation && response.status < 300) {
        const text = response.body.text ?? '';
        if (operation.id === 'login') account.adoptLogin(place, String(body), text);
        values.learn(place, operation, parameters, isFaithful(response.body) ? text : '');
      }
      return toResponse(response);
    } catch (error) {
      throw toShown(error);
    }
  };
  return { ...request, url, ...(body !== undefined && { body }), userFetch };
}
