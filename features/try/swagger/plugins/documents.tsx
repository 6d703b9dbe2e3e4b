import { useState } from 'react';
import { console as texts } from '@/shared/i18n/en/console';
import { useStore } from '../../client/use-store';
import { Failure } from '../../response/failure';
import { shownRelease, showRelease } from '../shown-release';
import type { SwaggerSystem } from '../system';

/** Chooses the operations to show. The document of the newest release is fetched then. */
export function Documents({ system }: { system: SwaggerSystem }) {
  const shown = useStore(shownRelease);
  const [error, setError] = useState<unknown>(null);
  const choose = (chosen: string) => {
    setError(null);
    showRelease(system, chosen === 'newest' ? chosen : 'october').catch(setError);
  };
  return (
    <div className="servers documents">
      <label htmlFor="document">
        <span className="servers-title">{texts.document}</span>
        <select id="document" value={shown} onChange={({ target }) => choose(target.value)}>
          <option value="october">{texts.documentOctober}</option>
          <option value="newest">{texts.documentNewest}</option>
        </select>
      </label>
      <Failure error={error} />
    </div>
  );
}
