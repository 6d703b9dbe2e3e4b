import { setTimeout as wait } from 'node:timers/promises';
import { type ReadResponse, readResponse } from '@/tests/api/support/contract-check';
import { randomFrom } from '@/tests/support/random';

/** What a run has shown. */
export interface Findings {
  requests: number;
  acknowledged: number;
  /** Returns 503, and requests without a response, while the server was disturbed. */
  excused: number;
  /** Sentences about acknowledged writes that are gone, and about responses outside the contract. */
  faults: string[];
}

/** A server that may be disturbed. */
export interface Server {
  url: string;
  /** Whether a disturbance excuses that a request sent at this time of `performance.now` is not answered as usual. */
  excuses(since: number): boolean;
}

/** What is known of a submission: the text acknowledged last, and those sent without an acknowledgement. */
interface Known {
  acknowledged: string;
  possible: Set<string>;
}

/** No disturbance lasts so long that a request may take longer. */
const LONGEST = 90_000;
const MOST_SUBMISSIONS = 150;

/** Someone who works with a server, and remembers what it has acknowledged. */
export function newClient(number: number, server: Server, token: string, findings: Findings) {
  const random = randomFrom(number);
  let form: { id: string; submissions: Map<string, Known> } | undefined;
  let texts = 0;

  /** A text that no other submission has, without a comma, which separates the values of a filter. */
  const newText = () => {
    texts += 1;
    return JSON.stringify({ text: `${number}-${texts}-${'x'.repeat(random.below(400))}` });
  };

  /** Sends a request; undefined when no one knows whether it was carried out. */
  async function call(
    method: string,
    path: string,
    expected: number,
    body?: object,
  ): Promise<ReadResponse | undefined> {
    const since = performance.now();
    findings.requests += 1;
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const request = new Request(server.url + path, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const fault = (what: unknown) =>
      findings.faults.push(`${method} ${path.replace(/\d{6,}/g, 'ID')}: ${what}`);
    try {
      const response = await fetch(request.clone(), { signal: AbortSignal.timeout(LONGEST) });
      if (response.status === 503 && server.excuses(since)) {
        await response.text();
        throw new Error('503');
      }
      const { faults, ...received } = await readResponse(request, response);
      for (const sentence of faults) fault(sentence);
      if (received.status === expected) {
        if (method !== 'GET') findings.acknowledged += 1;
        return received;
      }
      fault(`status ${received.status}, not ${expected}`);
    } catch (error) {
      if (server.excuses(since)) findings.excused += 1;
      else fault(error);
      await wait(100);
    }
    return undefined;
  }

  const path = (id = '') => `/api/forms/${form?.id}/submissions${id && `/${id}`}`;

  /** Compares everything that was acknowledged with what the server has. */
  async function audit(): Promise<void> {
    if (!form) return;
    const received = await call('GET', `${path()}?pageSize=100000`, 200);
    if (!received) return;
    const items = received.body as { id: unknown; metadata: string | null }[];
    const stored = new Map(items.map(({ id, metadata }) => [String(id), metadata ?? '']));
    for (const [id, { acknowledged, possible }] of form.submissions) {
      const text = stored.get(id);
      if (text === acknowledged || (text !== undefined && possible.has(text))) continue;
      findings.faults.push(
        `Lost: submission ${id} of form ${form.id} is ${text ?? 'gone'}, not ${acknowledged}`,
      );
      form.submissions.delete(id);
    }
  }

  async function createForm(): Promise<void> {
    const body = { name: `Form of client ${number}`, isEnabled: true, formDefinitionJsonData: '{}' };
    const received = await call('POST', '/api/forms', 201, body);
    if (received) form = { id: idOf(received), submissions: new Map() };
  }

  async function createSubmission(submissions: Map<string, Known>): Promise<void> {
    const text = newText();
    const body = {
      jsonData: text,
      metadata: text,
      currentPage: random.below(10),
      isComplete: random.once(3),
    };
    const received = await call('POST', path(), 201, body);
    if (received) submissions.set(idOf(received), { acknowledged: text, possible: new Set() });
  }

  async function patch([id, known]: [string, Known]): Promise<void> {
    const text = newText();
    known.possible.add(text);
    if (!(await call('PATCH', path(id), 200, { jsonData: text, metadata: text }))) return;
    known.acknowledged = text;
    known.possible.delete(text);
  }

  /** A filter for one submission finds it, and nothing else, as soon as it is acknowledged. */
  async function filter([id, { acknowledged, possible }]: [string, Known]): Promise<void> {
    const sent = possible.size > 0 || random.once(2) ? `id:${id}` : `metadata:${acknowledged}`;
    const received = await call('GET', `${path()}?filter=${encodeURIComponent(sent)}`, 200);
    const found = received && (received.body as { id: unknown }[]).map((item) => String(item.id)).join();
    if (found !== undefined && found !== id)
      findings.faults.push(`Lost: the filter ${sent} finds [${found}]`);
  }

  return {
    /** Sends one request, as people and programs send them. */
    async step(): Promise<void> {
      if (!form) return createForm();
      const { submissions } = form;
      if (random.once(300)) return audit();
      if (submissions.size >= MOST_SUBMISSIONS) {
        await audit();
        await call('DELETE', `/api/forms/${form.id}`, 200);
        form = undefined;
        return;
      }
      const kind = submissions.size === 0 ? 0 : random.below(10);
      if (kind < 5) return createSubmission(submissions);
      const one = random.pick([...submissions]);
      if (kind < 7) return patch(one);
      if (kind < 9) return filter(one);
      await call('GET', `${path()}?page=${1 + random.below(5)}`, 200);
    },
    audit,
  };
}

const idOf = (received: ReadResponse): string => String((received.body as { id: unknown }).id);
