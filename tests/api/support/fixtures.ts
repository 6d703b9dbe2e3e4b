import type { TestApi } from './test-api';
import { testTokens } from './test-tokens';

type Variables = Record<string, string>;
type Body = Record<string, unknown>;

interface Context {
  server: TestApi;
  variables: Variables;
  /** Runs another fixture first, unless it has run. */
  need(name: string): Promise<void>;
  /** Sends a call as the administrator and returns the body of the response. */
  post(path: string, body: Body, token?: string): Promise<Body>;
}

const makers: Readonly<Record<string, (context: Context) => Promise<Variables>>> = {
  async admin({ post }) {
    const body = await post('/api/auth/login', { email: 'admin@endatix.com', password: 'P@ssw0rd' });
    return { adminToken: String(body.accessToken), adminRefresh: String(body.refreshToken) };
  },

  async form({ server, variables, need, post }) {
    await need('admin');
    const form = await post(
      '/api/forms',
      {
        name: `Case form ${variables.uniq}`,
        description: 'first',
        isEnabled: true,
        formDefinitionJsonData: '{"title":"v1"}',
      },
      variables.adminToken,
    );
    const formId = String(form.id);
    const { body } = await server.call({ method: 'GET', path: `/api/forms/${formId}/definition` });
    return { formId, definitionId: String((body as Body).id) };
  },

  async publishedForm({ server, variables, need }) {
    await need('form');
    const path = `/api/forms/${variables.formId}/definition`;
    const headers = { Authorization: `Bearer ${variables.adminToken}` };
    await server.call({ method: 'PATCH', path, headers, body: { isDraft: false } });
    return {};
  },

  async partial({ variables, need, post }) {
    await need('form');
    const body = await post(`/api/forms/${variables.formId}/submissions`, { jsonData: '{"q1":"a"}' });
    return { submissionId: String(body.id), token: String(body.token) };
  },

  async complete({ variables, need, post }) {
    await need('form');
    const body = await post(`/api/forms/${variables.formId}/submissions`, {
      jsonData: '{"q1":"done"}',
      isComplete: true,
    });
    return {
      completeId: String(body.id),
      completeToken: String(body.token),
      completedAt: String(body.completedAt),
    };
  },

  async template({ variables, need, post }) {
    await need('admin');
    const template = {
      name: `Case template ${variables.uniq}`,
      description: 'first',
      isEnabled: true,
      jsonData: '{"title":"t1"}',
    };
    return { templateId: String((await post('/api/form-templates', template, variables.adminToken)).id) };
  },

  async user({ variables, need, post }) {
    await need('admin');
    const email = `user-${variables.uniq}@example.com`;
    const password = 'Passw0rd!';
    await post('/api/auth/register', { email, password, confirmPassword: password }, variables.adminToken);
    const body = await post('/api/auth/login', { email, password });
    return {
      userEmail: email,
      userPassword: password,
      userToken: String(body.accessToken),
      userRefresh: String(body.refreshToken),
    };
  },

  tokens: ({ server }) => testTokens(Math.floor(server.clock.now() / 1000)),
};

/** Brings a server into a named situation and sets the variables that tell of it; each runs once per case. */
export async function fixtures(
  server: TestApi,
  name: string,
  variables: Variables,
  done: Set<string>,
): Promise<void> {
  if (done.has(name)) return;
  done.add(name);
  const make = makers[name];
  if (!make) throw new Error(`There is no fixture ${name}.`);
  const made = await make({
    server,
    variables,
    need: (other) => fixtures(server, other, variables, done),
    async post(path, body, token) {
      const response = await server.call({ method: 'POST', path, body, ...(token ? { token } : {}) });
      if (response.status > 201)
        throw new Error(`Fixture ${name}: POST ${path} answered ${response.status}.`);
      return response.body as Body;
    },
  });
  Object.assign(variables, made);
}
