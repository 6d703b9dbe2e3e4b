import { getMessages } from '@/lib/i18n';
import { siteHref } from '@/lib/shared/paths';
import { versionLinks } from '@/lib/shared/version-links';
import type { FramedPage } from '../framed-page';
import { Menu } from './menu';

/** Versions of the documentation; each leads to the same page of that version, or to its root. */
export function VersionMenu({ page }: { page: FramedPage }) {
  const { version, links } = versionLinks(page.path, page.versions);
  const items = links.map(({ version: candidate, path }) => ({
    label: candidate.label,
    href: siteHref(path),
    current: candidate === version,
    version: candidate.name,
  }));
  return <Menu name={getMessages(page.locale.code).version} label={version.label} items={items} />;
}
