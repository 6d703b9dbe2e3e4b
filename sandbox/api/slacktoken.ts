import type { Endpoint } from '../http/contract';
import { json } from '../http/errors';

/** Accepts a token and drops it: it is neither kept nor logged. */
export const receiveSlackToken: Endpoint<'receiveSlackToken'> = {
  async handle() {
    return json(200, 'ok');
  },
};
