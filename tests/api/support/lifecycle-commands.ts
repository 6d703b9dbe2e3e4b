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

/** A command on one of the submissions there are. */
function onSubmission(
  name: string,
  index: number,
  run: (model: Model, real: Real, submission: ExpectedSubmission) => Promise<void>,
): Command {
  return {
    check: (model) => model.submissions.length > 0,
    async run(model, real) {
      const submission = model.submissions[index % model.submissions.length];
      if (submission) await run(model, real, submission);
    },
    toString: () => `${name} #${index}`,
  };
}

function create(body: Body): Command {
  return {
    check: () => true,
    async run(model, { server }) {
      const path = `/api/forms/${model.formId}/submissions`;
      const response = await server.call({ method: 'POST', path, body });
      agree('status of create', response.status, model.deleted ? 404 : 201);
      if (model.deleted) return;
      const made = response.body as Record<'id' | 'token', string>;
      const expected: ExpectedSubmission = {
        id: made.id,
        token: made.token,
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
      agreeOnSubmission(response.body, expected);
      model.submissions.push(expected);
    },
    toString: () => `create ${JSON.stringify(body)}`,
  };
}

const change = (index: number, method: 'PATCH' | 'PUT', body: Body): Command =>
  onSubmission(`${method} ${JSON.stringify(body)}`, index, async (model, { server, token }, submission) => {
    const path = `/api/forms/${model.formId}/submissions/${submission.id}`;
    const response = await server.call({ method, path, body, token });
    agree(`status of ${method}`, response.status, model.deleted ? 404 : 200);
    if (model.deleted) return;
    (method === 'PATCH' ? applyPatch : applyPut)(submission, body);
    agreeOnSubmission(response.body, submission);
  });

const changeByToken = (index: number, body: Body): Command =>
  onSubmission(`PATCH by token ${JSON.stringify(body)}`, index, async (model, { server }, submission) => {
    const path = `/api/forms/${model.formId}/submissions/by-token/${submission.token}`;
    const response = await server.call({ method: 'PATCH', path, body });
    const lives = tokenLives(model, submission);
    agree('status of PATCH by token', response.status, lives ? 200 : 404);
    if (!lives) return;
    applyPatch(submission, body);
    submission.tokenEnds = model.now + TOKEN_LIFE;
    agreeOnSubmission(response.body, submission);
  });

const read = (index: number): Command =>
  onSubmission('read', index, async (model, { server, token }, submission) => {
    const path = `/api/forms/${model.formId}/submissions/${submission.id}`;
    const byId = await server.call({ method: 'GET', path, token });
    agree('status of GET', byId.status, model.deleted ? 404 : 200);
    if (!model.deleted) agreeOnSubmission(byId.body, submission);
    const tokenPath = `/api/forms/${model.formId}/submissions/by-token/${submission.token}`;
    const byToken = await server.call({ method: 'GET', path: tokenPath });
    agree('status of GET by token', byToken.status, tokenLives(model, submission) ? 200 : 404);
  });

const review = (index: number, status: string): Command =>
  onSubmission(`status ${status}`, index, async (model, { server, token }, submission) => {
    const path = `/api/forms/${model.formId}/submissions/${submission.id}/status`;
    const response = await server.call({ method: 'POST', path, body: { status }, token });
    agree('status of review', response.status, model.deleted ? 404 : 200);
    if (model.deleted) return;
    submission.modified ||= submission.status !== status.toLowerCase();
    submission.status = status.toLowerCase();
    agree('answer to review', response.body, { submissionId: submission.id, status: submission.status });
  });

const list: Command = {
  check: () => true,
  async run(model, { server, token }) {
    const path = `/api/forms/${model.formId}/submissions?pageSize=1000&filter=isComplete:true`;
    const response = await server.call({ method: 'GET', path, token });
    agree('status of list', response.status, model.deleted ? 404 : 200);
    if (model.deleted) return;
    const ids = (response.body as { id: bigint }[]).map((item) => String(item.id));
    const expected = model.submissions.filter((submission) => submission.isComplete).map(({ id }) => id);
    agree('complete submissions', ids, expected.reverse());
  },
  toString: () => 'list',
};

const count: Command = {
  check: () => true,
  async run(model, { server, token }) {
    const response = await server.call({ method: 'GET', path: '/api/forms?pageSize=10000', token });
    agree('status of the forms', response.status, 200);
    const form = (response.body as Body[]).find(({ id }) => id === model.formId);
    // Forms are listed from the first version that is no draft.
    if (form) agree('submissionsCount', form.submissionsCount, model.submissions.length);
    if (model.deleted) agree('a deleted form', form, undefined);
  },
  toString: () => 'count',
};

const newVersion = (jsonData: string): Command => ({
  check: (model) => !model.deleted,
  async run(model, { server, token }) {
    const path = `/api/forms/${model.formId}/definitions`;
    const response = await server.call({ method: 'POST', path, body: { isDraft: false, jsonData }, token });
    agree('status of new version', response.status, 201);
    model.definitionId = String((response.body as Body).id);
  },
  toString: () => `new version ${jsonData}`,
});

const wait = (seconds: number): Command => ({
  check: () => true,
  async run(model, { server }) {
    server.clock.advance(seconds);
    model.now += seconds;
  },
  toString: () => `wait ${seconds} s`,
});

const deleteForm: Command = {
  check: (model) => !model.deleted,
  async run(model, { server, token }) {
    const response = await server.call({ method: 'DELETE', path: `/api/forms/${model.formId}`, token });
    agree('status of deletion', response.status, 200);
    model.deleted = true;
  },
  toString: () => 'delete the form',
};

const answers = fc.constantFrom('{}', '{"q1":"a"}', 'plain text', '[1]');
const page = fc.constantFrom(1, 2, 3);
const metadata = fc.constantFrom('{}', 'kiosk', '');
const changes = fc.record(
  { jsonData: answers, isComplete: fc.boolean(), currentPage: page, metadata },
  { requiredKeys: [] },
);
const whole = fc.record(
  { jsonData: answers, isComplete: fc.boolean(), currentPage: page, metadata },
  { requiredKeys: ['jsonData'] },
);
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
