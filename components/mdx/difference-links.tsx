import { runningServerPage } from '@/lib/differences/page';
import type { Difference } from '@/lib/differences/types';
import { siteHref } from '@/lib/paths';
import { inline } from './markdown';

/** Links to known differences, separated by commas. */
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
