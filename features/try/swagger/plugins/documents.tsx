import { useState } from 'react';
import { console as texts } from '@/shared/i18n/en/console';
import { siteHref } from '@/shared/paths';
import { Failure } from '../../response/failure';
import { lastAddress } from '../../server/server-address';
import { consoleDocument, describeNewest } from '../document';
import type { SwaggerSystem } from '../system';

/** Fetches the document of the newest release. Throws a sentence for the reader. */
async function fetchNewest(): Promise<string> {
  const response = await fetch(siteHref('/openapi.0.7.json'));
  if (!response.ok) throw new Error(texts.noDocument);
  return response.text();
}

/**
 * Chooses the operations to show: those of the documented source, or of the newest release, whose document is
 * fetched then.
 */
export function Documents({ system }: { system: SwaggerSystem }) {
  const [shown, setShown] = useState('october');
  const [error, setError] = useState<unknown>(null);
  const choose = async (chosen: string) => {
    setError(null);
    try {
      const own = lastAddress();
      const { origin } = window.location;
      const document =
        chosen === 'newest' ? describeNewest(await fetchNewest(), own, origin) : consoleDocument(own, origin);
      system.specActions.updateSpec(document);
      setShown(chosen);
    } catch (reason) {
      setError(reason);
    }
  };
  return (
    <div className="servers documents">
      <label htmlFor="document">
        <span className="servers-title">{texts.document}</span>
        <select id="document" value={shown} onChange={({ target }) => void choose(target.value)}>
          <option value="october">{texts.documentOctober}</option>
          <option value="newest">{texts.documentNewest}</option>
        </select>
      </label>
      <Failure error={error} />
    </div>
  );
}
