import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { contractJson, contractText31 } from '@/shared/contract/contract-files';
import { formatErrors } from '@/shared/format-errors';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', ...JSON.parse(contractJson(contractText31())) });

/** Returns what the contract finds wrong with the message of a webhook. */
export function webhookProblems(event: string, message: unknown): string[] {
  const pointer = `#/webhooks/${event}/post/requestBody/content/application~1json/schema`;
  const validate = ajv.compile({ $ref: `contract${pointer}` });
  return validate(message) ? [] : formatErrors(validate.errors, '/');
}
