import type { Endpoints } from '../http/contract';
import * as auth from './auth';
import * as definitions from './definitions';
import * as formTemplates from './form-templates';
import * as forms from './forms';
import * as myAccount from './my-account';
import * as slacktoken from './slacktoken';
import * as submissions from './submissions';
import * as submissionsByToken from './submissions-by-token';

/** All operations by `operationId`. The type demands each one of the contract, with its documented answers. */
export const endpoints: Endpoints = {
  ...auth,
  ...myAccount,
  ...slacktoken,
  ...formTemplates,
  ...forms,
  ...definitions,
  ...submissions,
  ...submissionsByToken,
};
