/** The client went away before its request could be carried out. Nobody reads the answer. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

/** The server has as much to do as it takes on; `message` says what of. Answered with 503 and `Retry-After`. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  constructor(
    message: string,
    /** Seconds after which another attempt makes sense. */
    readonly retryAfter: number,
  ) {
    super(message);
  }
}

/** Too many failed sign-ins; answered with 429 and `Retry-After`. */
export class TooManyAttempts extends Error {
  override readonly name = 'TooManyAttempts';
  /** @param retryAfter seconds until the next attempt is let through */
  constructor(readonly retryAfter: number) {
    super('There were too many failed attempts to sign in');
  }
}
