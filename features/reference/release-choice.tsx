import { referenceOperations, sinceRelease, untilRelease } from '@/shared/contract/later-releases';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';

/** The releases whose operations can be listed alone, and how many operations each of them lacks. */
const releases = [
  { value: 'october', name: texts.releaseOctober, missing: referenceOperations.filter(sinceRelease).length },
  { value: 'newest', name: texts.releaseNewest, missing: referenceOperations.filter(untilRelease).length },
];

/** Renders the choice of a release, whose operations stay listed. reference-filter.client.ts handles it. */
export function ReleaseChoice() {
  return (
    <label className="row hint">
      {texts.columnRelease}{' '}
      <select className="control" autoComplete="off">
        <option value="">{texts.releaseAll}</option>
        {releases.map(({ value, name, missing }) => (
          <option key={value} value={value} data-status={format(texts.hiddenOperations, { count: missing })}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
