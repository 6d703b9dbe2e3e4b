/** Messages by property or parameter name, in rule order. */
export type FieldErrors = Record<string, string[]>;

/** A request that is rejected for reasons unrelated to its operation. */
export class RequestError extends Error {
  override readonly name: string = 'RequestError';
  /** @param status 400: the body ended early; 413: it is too large */
  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** A request whose JSON, parameters or properties break a rule. The response is 400 with these messages. */
export class InvalidRequest extends RequestError {
  override readonly name = 'InvalidRequest';
  constructor(readonly errors: FieldErrors) {
    super(400, 'One or more errors occurred!');
  }
}

/** Something exceeded its time limit; `message` says what. */
export class Overdue extends Error {
  override readonly name = 'Overdue';
}

/**
 * Returns the result of `work` if it settles within so many milliseconds.
 * @throws Overdue with the sentence, or what `work` throws
 */
export async function within<T>(milliseconds: number, work: Promise<T>, sentence: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Overdue(sentence)), milliseconds);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}
