/** Messages by member or parameter name, in rule order. */
export type FieldErrors = Record<string, string[]>;

/** A request whose JSON, parameters or members break a rule: answered with 400 and these messages. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  constructor(readonly errors: FieldErrors) {
    super('One or more errors occurred!');
  }
}

/** A request body above the limit: answered with 413. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** A request body that came too slowly: answered with 408. */
export class BodyTooSlow extends Error {
  override readonly name = 'BodyTooSlow';
}

const notFoundType = 'https://tools.ietf.org/html/rfc9110#section-15.5.5';

/** 404 with problem details; `detail` says what was not found. */
export function notFound<const Detail extends string>(detail: Detail) {
  return {
    status: 404,
    type: 'application/problem+json',
    body: { type: notFoundType, title: 'Resource not found.', status: 404, detail },
  } as const;
}

/** 400 with the error response: broken rules if `errors` is filled, otherwise the failure that `message` names. */
export function badRequest<const Message extends string>(message: Message, errors: FieldErrors = {}) {
  return {
    status: 400,
    type: 'application/problem+json',
    body: { statusCode: 400, message, errors },
  } as const;
}

/** 429 with problem details. */
export function tooManyRequests(detail: string) {
  return {
    status: 429,
    type: 'application/problem+json',
    body: {
      type: 'https://tools.ietf.org/html/rfc6585#section-4',
      title: 'Too many requests.',
      status: 429,
      detail,
    },
  } as const;
}

/** 503 with problem details: the server or its database cannot serve at present. */
export function unavailable(detail: string) {
  return {
    status: 503,
    type: 'application/problem+json',
    body: {
      type: 'https://tools.ietf.org/html/rfc9110#section-15.6.4',
      title: 'Service unavailable.',
      status: 503,
      detail,
    },
  } as const;
}

/** A successful answer with a JSON body. */
export function json<Status extends 200 | 201, Body>(status: Status, body: Body) {
  return { status, type: 'application/json', body } as const;
}
