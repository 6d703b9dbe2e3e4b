import { randomFrom } from '@/tests/contract/hostile/random';
import type { ReadAnswer } from '@/tests/contract/support/contract-check';
import type { Counts, Send } from './connection';
import { differences, type KnownForm } from './ledger';

/** An account to sign in with. */
export interface Account {
  email: string;
  password: string;
}

/** Someone who works with a server, and remembers what it has acknowledged. */
export interface Client {
  /** Sends one request, as people and programs send them. */
  step(): Promise<void>;
  /** Compares everything that was acknowledged with what the server has. */
  audit(): Promise<void>;
}

const MOST_FORMS = 3;
const MOST_SUBMISSIONS = 150;
/** Deleted forms that audits look for. */
const REMEMBERED = 10;

/** Makes a client with a registered account of its own. */
export function newClient(number: number, account: Account, send: Send, counts: Counts): Client {
  const random = randomFrom(number);
  let forms: KnownForm[] = [];
  let tokens: { access: string; refresh: string } | undefined;
  let texts = 0;

  /** A text that no other submission has, without a comma, which separates the values of a filter. */
  function newText(): string {
    texts += 1;
    return JSON.stringify({ text: `${number}-${texts}-${'x'.repeat(random.below(400))}` });
  }

  async function call(
    method: string,
    path: string,
    expected: number[],
    body?: object,
  ): Promise<ReadAnswer | undefined> {
    const answer = await send({ method, path, expected, body, token: tokens?.access });
    if (answer && method !== 'GET') counts.acknowledged += 1;
    return answer;
  }

  async function takeTokens(path: string, body: object): Promise<void> {
    const answer = await call('POST', path, [200], body);
    const { accessToken, refreshToken } = { ...(answer?.body as Record<string, unknown> | undefined) };
    // Whoever does not know whether a token was exchanged signs in again.
    tokens = answer && { access: String(accessToken), refresh: String(refreshToken) };
  }

  async function createForm(): Promise<void> {
    const body = { name: `Form of client ${number}`, isEnabled: true, formDefinitionJsonData: '{}' };
    const answer = await call('POST', '/api/forms', [201], body);
    if (answer) forms.push({ id: idOf(answer), submissions: new Map(), deleted: 'no' });
  }

  async function createSubmission({ id, submissions }: KnownForm): Promise<void> {
    const text = newText();
    const body = {
      jsonData: text,
      metadata: text,
      currentPage: random.below(10),
      isComplete: random.once(3),
    };
    const answer = await call('POST', `/api/forms/${id}/submissions`, [201], body);
    if (answer) submissions.set(idOf(answer), { acknowledged: text, possible: new Set() });
  }

  async function patch({ id: formId, submissions }: KnownForm): Promise<void> {
    const [id, known] = random.pick([...submissions]);
    const text = newText();
    known.possible.add(text);
    const body = { jsonData: text, metadata: text };
    if (!(await call('PATCH', `/api/forms/${formId}/submissions/${id}`, [200], body))) return;
    known.acknowledged = text;
    known.possible.delete(text);
  }

  /** A filter for one submission finds it, and nothing else, as soon as it is acknowledged. */
  async function filter({ id: formId, submissions }: KnownForm): Promise<void> {
    const [id, { acknowledged, possible }] = random.pick([...submissions]);
    const field = possible.size > 0 ? 'id' : random.pick(['id', 'jsonData', 'metadata']);
    const query = encodeURIComponent(`${field}:${field === 'id' ? id : acknowledged}`);
    const answer = await call('GET', `/api/forms/${formId}/submissions?filter=${query}`, [200]);
    const found = answer && (answer.body as { id: unknown }[]).map((item) => String(item.id));
    if (found && found.join() !== id) counts.lost.push(`form ${formId}: ${field} of ${id} finds [${found}]`);
  }

  async function deleteForm(form: KnownForm): Promise<void> {
    form.deleted = 'maybe';
    if (await call('DELETE', `/api/forms/${form.id}`, [200])) form.deleted = 'yes';
  }

  async function auditForm(form: KnownForm): Promise<void> {
    const answer = await call('GET', `/api/forms/${form.id}/submissions?pageSize=100000`, [200, 404]);
    if (!answer) return;
    const isThere = answer.status === 200;
    if (form.deleted === 'yes' && isThere) counts.lost.push(`form ${form.id}: its deletion`);
    if (form.deleted === 'no' && !isThere) counts.lost.push(`form ${form.id} is gone`);
    if (form.deleted === 'maybe' && !isThere) form.deleted = 'yes';
    if (form.deleted !== 'yes') counts.lost.push(...differences(form, answer.body));
  }

  return {
    async step() {
      if (!tokens) return takeTokens('/api/auth/login', account);
      const live = forms.filter(({ deleted }) => deleted === 'no');
      if (live.length < MOST_FORMS) return createForm();
      if (random.once(400)) return takeTokens('/api/auth/login', account);
      if (random.once(50)) return takeTokens('/api/auth/refresh-token', { refreshToken: tokens.refresh });
      if (random.once(300)) return auditForm(random.pick(forms));
      const form = random.pick(live);
      const count = form.submissions.size;
      if (count >= MOST_SUBMISSIONS) return deleteForm(form);
      const kind = count === 0 ? 0 : random.below(10);
      if (kind < 5) return createSubmission(form);
      if (kind < 7) return patch(form);
      if (kind < 8) return filter(form);
      await call('GET', `/api/forms/${form.id}/submissions?page=${1 + random.below(5)}`, [200]);
      forms = forms.filter(({ deleted }, index) => deleted !== 'yes' || index >= forms.length - REMEMBERED);
    },
    async audit() {
      if (!tokens) await takeTokens('/api/auth/login', account);
      for (const form of forms) await auditForm(form);
    },
  };
}

const idOf = (answer: ReadAnswer): string => String((answer.body as { id: unknown }).id);
