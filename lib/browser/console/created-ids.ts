import 'client-only';
import type { ConsoleCall } from '../api/call';
import type { ExistingId } from './existing-ids';

/** Parameters whose values an operation creates, and the members of its answer that hold them. */
const created: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  createForm: { formId: 'id' },
  createFormTemplate: { formTemplateId: 'id' },
  createFormDefinition: { definitionId: 'id' },
  createSubmission: { submissionId: 'id', submissionToken: 'token' },
};

interface CreatedId extends ExistingId {
  target: string;
  parameter: string;
  /** The form it belongs to; empty for forms and templates. */
  formId: string;
}

/**
 * What was created from this page. The lists of the API lack some of it: unpublished forms, and everything for
 * readers who are not signed in. In memory only, as submission tokens are secrets.
 */
export interface CreatedIds {
  /** Remembers what an answer with status 201 tells. Other calls and bodies that are no JSON are ignored. */
  learn(target: string, call: ConsoleCall, body: string): void;
  /** Values for a parameter at a target, newest first. */
  list(target: string, parameter: string, formId: string): ExistingId[];
  /** Forgets what was created at a target. */
  forget(target: string): void;
}

function answerOf(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Opens an empty memory. */
export function openCreatedIds(): CreatedIds {
  let known: CreatedId[] = [];
  return {
    learn(target, call, body) {
      const answer = answerOf(body);
      for (const [parameter, member] of Object.entries(created[call.operationId] ?? {})) {
        const value = answer[member];
        if (typeof value !== 'string') continue;
        const name = typeof answer.name === 'string' ? `${answer.name}, ` : '';
        const formId = String(call.parameters.formId ?? '');
        known.unshift({ target, parameter, formId, value, label: `${name}created just now` });
      }
    },
    list: (target, parameter, formId) =>
      known
        .filter((entry) => entry.target === target && entry.parameter === parameter)
        .filter((entry) => entry.formId === '' || entry.formId === formId)
        .map(({ value, label }) => ({ value, label })),
    forget(target) {
      known = known.filter((entry) => entry.target !== target);
    },
  };
}
