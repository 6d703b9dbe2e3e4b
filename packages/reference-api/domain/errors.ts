/** Messages by property or parameter name, in rule order. */
export type FieldErrors = Record<string, string[]>;

/** A request that is not carried out, for a reason that has nothing to do with its operation. */
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

/** A request whose JSON, parameters or properties break a rule: answered with 400 and these messages. */
export class InvalidRequest extends RequestError {
  override readonly name = 'InvalidRequest';
  constructor(readonly errors: FieldErrors) {
    super(400, 'One or more errors occurred!');
  }
}

/** Something did not end in the time that it was given; `message` is a sentence about what. */
export class Overdue extends Error {
  override readonly name = 'Overdue';
}

/**
 * The outcome of `work`, if it comes within so many milliseconds.
 * @throws Overdue with the sentence, else what `work` throws
 */
export async function within<T>(milliseconds: number, work: Promise<T>, sentence: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Overdue(sentence)), milliseconds);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/** Lets everything else that is ready have its turn. */
export function othersFirst(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve);
  });
}
