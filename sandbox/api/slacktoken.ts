import type { Endpoint } from '../http/contract';
import { json } from '../http/errors';
import { text } from '../http/members';

/** Accepts a token and drops it: it is neither kept nor logged. */
export const receiveSlackToken: Endpoint<'receiveSlackToken'> = {
  members: { token: text() },
  async handle() {
    return json(200, 'ok');
  },
};
