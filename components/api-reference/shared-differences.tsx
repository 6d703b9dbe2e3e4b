import { siteHref } from '@/lib/shared/paths';
import { runningServerPage } from '@/lib/shared/running-server/page';
import type { Difference } from '@/lib/shared/running-server/types';
import { inline } from './markdown';

/** Links to the differences that hold for every operation. */
export function SharedDifferences({ differences }: { differences: readonly Difference[] }) {
  return (
    <ul>
      {differences.map(({ id, title }) => (
        <li key={id}>
          <a href={siteHref(`${runningServerPage}/every#${id}`)}>{inline(title)}</a>
        </li>
      ))}
    </ul>
  );
}
