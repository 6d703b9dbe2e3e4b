import { updateDefinition } from '../db/tables/definitions';
import { insertForm, type NewForm } from '../db/tables/forms';
import { insertSubmission, setStatus } from '../db/tables/submissions';
import { insertTemplate } from '../db/tables/templates';
import { SUBMISSION_TOKEN_LIFETIME } from '../domain/lifetimes';
import { newSubmissionToken } from '../domain/secrets';
import type { Services } from '../domain/services';
import { submissionStatuses } from '../domain/status';
import { stamp } from '../domain/time';
import { DEFAULT_TENANT } from './administrator';
import { feedbackForm, registrationForm, visitTemplate } from './demo-content';

/**
 * Fills an empty database with something to look at: a published form with a partial and a complete submission
 * in each status, a draft form and a template. A database that has forms stays as it is.
 */
export async function seedDemo(services: Services): Promise<void> {
  const { database, clock, ids } = services;
  if ((await database.query('SELECT id FROM forms LIMIT 1')).length > 0) return;

  const newForm = (name: string, description: string, content: object): NewForm => ({
    id: ids.next(),
    definitionId: ids.next(),
    tenantId: DEFAULT_TENANT,
    name,
    description,
    isEnabled: true,
    jsonData: JSON.stringify(content),
    now: stamp(clock),
  });

  await insertTemplate(database, {
    id: ids.next(),
    tenantId: DEFAULT_TENANT,
    name: 'Visit report',
    description: 'Starting point for reports from the field',
    isEnabled: true,
    jsonData: JSON.stringify(visitTemplate),
    now: stamp(clock),
  });
  await insertForm(database, newForm('Event registration', 'Not published yet', registrationForm));

  const published = newForm('Customer feedback', 'Short survey after a purchase', feedbackForm);
  await insertForm(database, published);
  await updateDefinition(
    database,
    { formId: published.id, id: null, tenantId: DEFAULT_TENANT },
    { isDraft: false, jsonData: null },
    stamp(clock),
  );
  for (const [index, status] of submissionStatuses.entries()) {
    for (const isComplete of [false, true]) {
      await seedSubmission(services, published.id, {
        status,
        isComplete,
        score: index + (isComplete ? 2 : 1),
      });
    }
  }
}

async function seedSubmission(
  { database, clock, ids }: Services,
  formId: string,
  { status, isComplete, score }: { status: string; isComplete: boolean; score: number },
): Promise<void> {
  const now = stamp(clock);
  const answers = isComplete ? { score, remarks: `Sample answer ${score}` } : { score };
  const id = ids.next();
  await insertSubmission(
    database,
    {
      id,
      formId,
      isComplete,
      jsonData: JSON.stringify(answers),
      currentPage: isComplete ? 2 : 1,
      metadata: '{"source":"demo"}',
      status: 'new',
      token: newSubmissionToken(),
      tokenExpiresAt: now + SUBMISSION_TOKEN_LIFETIME,
      now,
    },
    undefined,
  );
  if (status !== 'new') {
    await setStatus(database, { id, formId, tenantId: DEFAULT_TENANT }, status, stamp(clock));
  }
}
