import fc, { type AsyncCommand } from 'fast-check';
import {
  agree,
  agreeOnSubmission,
  applyPatch,
  applyPut,
  type Body,
  type ExpectedSubmission,
  type Model,
  type Real,
  TOKEN_LIFE,
  tokenLives,
} from './lifecycle-model';

type Command = AsyncCommand<Model, Real>;

/** A command that is carried out where its condition holds. */
const command = (
  name: string,
  run: Command['run'],
  check: (model: Readonly<Model>) => boolean = () => true,
) => ({ check, run, toString: () => name }) as Command;

/** A command on one of the submissions there are. */
const onSubmission = (
  name: string,
  index: number,
  run: (model: Model, real: Real, submission: ExpectedSubmission) => Promise<void>,
): Command =>
  command(
    `${name} #${index}`,
    async (model, real) => {
      const submission = model.submissions[index % model.submissions.length];
      if (submission) await run(model, real, submission);
    },
    ({ submissions }) => submissions.length > 0,
  );

/** Sends a call below the form. Gives undefined when the form is deleted, as the server must say. */
async function onForm(
  model: Model,
  { server, token }: Real,
  call: [method: string, path: string, body?: Body],
) {
  const [method, path, body] = call;
  const response = await server.call({ method, path: `/api/forms/${model.formId}/${path}`, body, token });
  agree(`status of ${method} ${path}`, response.status === 404, model.deleted);
  return model.deleted ? undefined : response.body;
}

const create = (body: Body): Command =>
  command(`create ${JSON.stringify(body)}`, async (model, real) => {
    const made = await onForm(model, real, ['POST', 'submissions', body]);
    if (!made) return;
    const { id, token } = made as Record<'id' | 'token', string>;
    const expected: ExpectedSubmission = {
      id,
      token,
      definitionId: model.definitionId,
      jsonData: String(body.jsonData),
      isComplete: body.isComplete === true,
      currentPage: Number(body.currentPage ?? 0),
      metadata: String(body.metadata ?? '{}'),
      status: 'new',
      completedAt: null,
      modified: false,
      tokenEnds: model.now + TOKEN_LIFE,
    };
    agreeOnSubmission(made, expected);
    model.submissions.push(expected);
  });

const change = (index: number, method: 'PATCH' | 'PUT', body: Body): Command =>
  onSubmission(`${method} ${JSON.stringify(body)}`, index, async (model, real, submission) => {
    const changed = await onForm(model, real, [method, `submissions/${submission.id}`, body]);
    if (!changed) return;
    (method === 'PATCH' ? applyPatch : applyPut)(submission, body);
    agreeOnSubmission(changed, submission);
  });

/** Sends a call by the token of a submission, without an access token. */
async function byToken(
  model: Model,
  { server }: Real,
  submission: ExpectedSubmission,
  method: string,
  body?: Body,
) {
  const path = `/api/forms/${model.formId}/submissions/by-token/${submission.token}`;
  const response = await server.call({ method, path, body });
  const lives = tokenLives(model, submission);
  agree(`status of ${method} by token`, response.status, lives ? 200 : 404);
  return lives ? response.body : undefined;
}

const changeByToken = (index: number, body: Body): Command =>
  onSubmission(`PATCH by token ${JSON.stringify(body)}`, index, async (model, real, submission) => {
    const changed = await byToken(model, real, submission, 'PATCH', body);
    if (!changed) return;
    applyPatch(submission, body);
    submission.tokenEnds = model.now + TOKEN_LIFE;
    agreeOnSubmission(changed, submission);
  });

const read = (index: number): Command =>
  onSubmission('read', index, async (model, real, submission) => {
    const found = await onForm(model, real, ['GET', `submissions/${submission.id}`]);
    if (found) agreeOnSubmission(found, submission);
    await byToken(model, real, submission, 'GET');
  });

const review = (index: number, status: string): Command =>
  onSubmission(`status ${status}`, index, async (model, real, submission) => {
    const path = `submissions/${submission.id}/status`;
    const reviewed = await onForm(model, real, ['POST', path, { status }]);
    if (!reviewed) return;
    submission.modified ||= submission.status !== status.toLowerCase();
    submission.status = status.toLowerCase();
    agree('answer to review', reviewed, { submissionId: submission.id, status: submission.status });
  });

const list = command('list', async (model, real) => {
  const listed = await onForm(model, real, ['GET', 'submissions?pageSize=1000&filter=isComplete:true']);
  if (!listed) return;
  const ids = (listed as { id: bigint }[]).map((item) => String(item.id));
  const expected = model.submissions.filter((submission) => submission.isComplete).map(({ id }) => id);
  agree('complete submissions', ids, expected.reverse());
});

const count = command('count', async (model, { server, token }) => {
  const response = await server.call({ method: 'GET', path: '/api/forms?pageSize=10000', token });
  const form = (response.body as Body[]).find(({ id }) => id === model.formId);
  // Forms are listed from the first version that is no draft.
  if (form) agree('submissionsCount', form.submissionsCount, model.submissions.length);
  if (model.deleted) agree('a deleted form', form, undefined);
});

const newVersion = (jsonData: string): Command =>
  command(`new version ${jsonData}`, async (model, real) => {
    const made = await onForm(model, real, ['POST', 'definitions', { isDraft: false, jsonData }]);
    if (made) model.definitionId = String((made as Body).id);
  });

const wait = (seconds: number): Command =>
  command(`wait ${seconds} s`, async (model, { server }) => {
    server.clock.advance(seconds);
    model.now += seconds;
  });

const deleteForm = command('delete the form', async (model, real) => {
  await onForm(model, real, ['DELETE', '']);
  model.deleted = true;
});

const answers = fc.constantFrom('{}', '{"q1":"a"}', 'plain text', '[1]');
const page = fc.constantFrom(1, 2, 3);
const metadata = fc.constantFrom('{}', 'kiosk', '');
const properties = { jsonData: answers, isComplete: fc.boolean(), currentPage: page, metadata };
const changes = fc.record(properties, { requiredKeys: [] });
const whole = fc.record(properties, { requiredKeys: ['jsonData'] });
const index = fc.nat(5);
const hours = fc.constantFrom(1, 8, 23, 25).map((count) => count * 3600);

/** Commands that lead a submission through its life. Deleting the form is rare: nothing lives after it. */
export const lifecycleCommands = fc.commands(
  [
    whole.map(create),
    fc.tuple(index, changes).map(([at, body]) => change(at, 'PATCH', body)),
    fc.tuple(index, whole).map(([at, body]) => change(at, 'PUT', body)),
    fc.tuple(index, changes).map(([at, body]) => changeByToken(at, body)),
    index.map(read),
    fc
      .tuple(index, fc.constantFrom('new', 'READ', 'approved', 'Declined'))
      .map(([at, code]) => review(at, code)),
    fc.constant(list),
    fc.constant(count),
    answers.map(newVersion),
    hours.map(wait),
    fc.nat(9).map((number) => (number === 0 ? deleteForm : list)),
  ],
  { maxCommands: 30, size: 'max' },
);
