import { useState } from 'react';
import { allContract } from '@/shared/contract/all-operations';
import { console as texts } from '@/shared/i18n/en/console';
import { useStore } from '../../client/use-store';
import { Failure } from '../../response/failure';
import { loadNewest, showContract, shownContract } from '../shown-release';
import type { SwaggerSystem } from '../system';

/** Chooses the operations to show. The document of the newest release is fetched then. */
export function Documents({ system }: { system: SwaggerSystem }) {
  const shown = useStore(shownContract) === allContract ? 'october' : 'newest';
  const [error, setError] = useState<unknown>(null);
  const choose = (chosen: string) => {
    setError(null);
    if (chosen === 'october') showContract(system, allContract);
    else loadNewest().then((newest) => showContract(system, newest), setError);
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
