import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { mixedContent } from '@/features/try/client/explanations';
import { learnRelease, type Release } from '@/features/try/client/release';
import { Deviation } from '@/features/try/response/deviation';
import { ServerAddress } from '@/features/try/server/server-address';
import type { Verdict } from '@/features/try/verdict/verdict';
import { panel as texts } from '@/shared/i18n/en/panel';

const showServer = (origin: string, explained?: string) =>
  renderToStaticMarkup(<ServerAddress texts={texts} origin={origin} explained={explained} />);

it('the choice of a server says its release, or how to ask for it', async () => {
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  const learn = (origin: string, body: object) =>
    learnRelease(origin, `${origin}/api/forms/1`, Response.json(body));
  await learn('https://new', { id: '1', isPublic: false });
  await learn('https://old', { id: '1', submissionsCount: 0 });
  expect(showServer('https://new')).toContain(texts.releaseLater);
  expect(showServer('https://old')).toContain(texts.releaseEarlier);
  expect(showServer('https://other')).toContain('select “Use”');
  const [origin, { cause }] = ['http://other', mixedContent('http://other')];
  expect(showServer(origin)).toContain('role="alert"');
  expect(showServer(origin, cause)).not.toContain('role="alert"');
});

const deviations = ['the response is object instead of array'];
const show = (verdict: Verdict, status: number, release?: Release, isServerOnly = false) =>
  renderToStaticMarkup(
    <Deviation
      verdict={verdict}
      status={status}
      origin="https://api.example.com"
      release={release}
      isServerOnly={isServerOnly}
      texts={texts}
    />,
  );

it('a response of release 0.7 is no fault, and links to what changed', () => {
  const html = show({ kind: 'later', deviations, isStatusKnown: true }, 200, '0.7');
  expect(html).toContain(`class="hint"`);
  expect(html).toContain(texts.asLater);
  expect(html).toContain('/docs/getting-started/later-releases');
  expect(show({ kind: 'later', deviations, isStatusKnown: false }, 500, '0.7')).toContain(
    '/docs/guides/errors/#500',
  );
});

it('blames no server whose release is known for an operation that it lacks', () => {
  const foreign: Verdict = { kind: 'foreign', deviations, isStatusKnown: true };
  const lacks = 'https://api.example.com doesn’t have this operation.';
  expect(show(foreign, 404, '0.7')).toContain(lacks);
  expect(show(foreign, 404, undefined, true)).toContain(lacks);
  expect(show(foreign, 404)).toContain('it isn’t an Endatix API');
});
