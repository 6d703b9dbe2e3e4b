import { useState } from 'react';
import { SharedDifferences } from '@/components/api-reference/shared-differences';
import { inline } from '@/components/mdx/markdown';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { siteHref } from '@/lib/shared/paths';
import { runningServerTitle } from '@/lib/shared/running-server/page';
import { useTexts } from '../texts';

type Data = typeof import('@/lib/shared/running-server/differences');

/** What a running server does otherwise with an operation, beside the documented answers; loaded when it is opened. */
export function OnRunningServer({ operation }: { operation: ApiOperation }) {
  const texts = useTexts();
  const [data, setData] = useState<Data>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    if (!data) import('@/lib/shared/running-server/differences').then(setData, () => setFailed(true));
  };
  const { own = [], shared = [] } = data?.differencesOf(operation.id) ?? {};
  return (
    <details className="console-documented console-otherwise" onToggle={load}>
      <summary>{runningServerTitle}</summary>
      {hasFailed && <p role="alert">{texts.partFailed}</p>}
      {own.map(({ id, title, server, client }) => (
        <section key={id}>
          <h5>{inline(title)}</h5>
          <p>{inline(server.says)}</p>
          <p>{inline(client)}</p>
        </section>
      ))}
      {shared.length > 0 && (
        <section>
          <h5>{texts.everyOperation}</h5>
          <SharedDifferences differences={shared} />
        </section>
      )}
      <p>
        <a href={siteHref(`${operation.href}#running-server`)}>{texts.withRecords}</a>
      </p>
    </details>
  );
}
