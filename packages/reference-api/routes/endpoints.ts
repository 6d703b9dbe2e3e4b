import type { Endpoint, Endpoints } from '../http/contract';
import { json } from '../http/errors';
import * as auth from './auth';
import * as definitions from './definitions';
import * as formTemplates from './form-templates';
import * as forms from './forms';
import { listSubmissions } from './submission-list';
import * as submissions from './submissions';

/** Accepts a token and discards it, without logging it. */
const receiveSlackToken: Endpoint<'receiveSlackToken'> = { handle: async () => json(200, 'ok') };

/** All operations by `operationId`. The type requires each one of the contract, with its documented responses. */
export const endpoints: Endpoints = {
  ...auth,
  ...formTemplates,
  ...forms,
  ...definitions,
  listSubmissions,
  ...submissions,
  receiveSlackToken,
};
