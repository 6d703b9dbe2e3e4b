import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Outcome } from '@/features/examples/outcome';
import { panel } from '@/shared/i18n/en/panel';

const spec = { operation: 'listForms', title: 'A', method: 'GET', path: '/api/forms', status: 200 };

it('a run on a page of another API version shows which version it needs', () => {
  const html = renderToStaticMarkup(
    <Outcome
      texts={panel}
      spec={spec}
      state={{ kind: 'foreign', api: '0.1.1' }}
      target={{ kind: 'sandbox' }}
      isJudged={false}
    />,
  );
  expect(html).toContain('version 0.1.1 of the API');
});
