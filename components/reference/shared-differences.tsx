import { inline } from '@/components/mdx/markdown';
import { differencesPath } from '@/lib/differences/page';
import type { Difference } from '@/lib/differences/types';
import { siteHref } from '@/lib/paths';

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
