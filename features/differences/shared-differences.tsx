import { inline } from '@/features/mdx/markdown';
import { siteHref } from '@/shared/paths';
import { differencesPath } from './page';
import type { Difference } from './types';

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
