import { inline } from '@/components/mdx/markdown';
import { siteHref } from '@/lib/shared/paths';
import { differencesPath } from '@/lib/shared/running-server/page';
import type { Difference } from '@/lib/shared/running-server/types';

/** Links to the differences that hold for every operation. */
export function SharedDifferences({ differences }: { differences: readonly Difference[] }) {
  return (
    <ul>
      {differences.map(({ id, title }) => (
        <li key={id}>
          <a href={siteHref(`${differencesPath('every')}#${id}`)}>{inline(title)}</a>
        </li>
      ))}
    </ul>
  );
}
