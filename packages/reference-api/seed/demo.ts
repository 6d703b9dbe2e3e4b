import type { Services } from '../domain/ports';
import type { ApiResponse } from '../http/contract';
import { updateActiveFormDefinition } from '../routes/definitions';
import { createFormTemplate } from '../routes/form-templates';
import { createForm } from '../routes/forms';
import { createSubmission, setSubmissionStatus } from '../routes/submissions';
import { DEFAULT_TENANT } from './administrator';
import { feedbackForm, registrationForm, visitTemplate } from './demo-content';

/** Options of the requests that create the demo data: they come from the first tenant. */
const request = {
  caller: { userId: null, tenantId: DEFAULT_TENANT, permitted: true },
  tenantId: DEFAULT_TENANT,
  authorization: null,
  query: {},
};

/**
 * Fills an empty database with demo data: a published form with a partial and a complete submission in each
 * status, a draft form and a template. Skips a database that has forms.
 */
export async function seedDemo(services: Services): Promise<void> {
  if ((await services.database.query('SELECT id FROM forms LIMIT 1')).length > 0) return;
  await createFormTemplate.handle(services, {
    ...request,
    path: {},
    body: {
      name: 'Visit report',
      description: 'Starting point for reports from the field',
      isEnabled: true,
      jsonData: JSON.stringify(visitTemplate),
    },
  });
  const addForm = async (name: string, description: string, content: object) => {
    const body = { name, description, isEnabled: true, formDefinitionJsonData: JSON.stringify(content) };
    return getId(await createForm.handle(services, { ...request, path: {}, body }));
  };
  await addForm('Event registration', 'Not published yet', registrationForm);
  const formId = await addForm('Customer feedback', 'Short survey after a purchase', feedbackForm);
  const published = { isDraft: false, jsonData: null };
  await updateActiveFormDefinition.handle(services, { ...request, path: { formId }, body: published });
  for (const [index, status] of ['new', 'read', 'approved', 'declined'].entries()) {
    for (const isComplete of [false, true]) {
      const score = index + (isComplete ? 2 : 1);
      const answers = isComplete ? { score, remarks: `Sample answer ${score}` } : { score };
      const body = {
        isComplete,
        jsonData: JSON.stringify(answers),
        currentPage: isComplete ? 2 : 1,
        metadata: '{"source":"demo"}',
      };
      const created = await createSubmission.handle(services, { ...request, path: { formId }, body });
      if (status === 'new') continue;
      const path = { formId, submissionId: getId(created) };
      await setSubmissionStatus.handle(services, { ...request, path, body: { status } });
    }
  }
}

function getId(response: ApiResponse<'createForm'> | ApiResponse<'createSubmission'>): string {
  if (response.status === 201) return response.body.id;
  throw new Error(`The demo data cannot be stored: status ${response.status}.`);
}
