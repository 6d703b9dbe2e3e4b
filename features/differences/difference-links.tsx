import { inline } from '@/features/mdx/markdown';
import { siteHref } from '@/shared/paths';
import { runningServerPage } from './page';
import type { Difference } from './types';

export function DifferenceLinks({ differences }: { differences: readonly Difference[] }) {
  return differences.map(({ id, area, title }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <a href={siteHref(`${runningServerPage}/${area}#${id}`)} lang="en" hrefLang="en">
        {inline(title)}
      </a>
    </span>
  ));
}
