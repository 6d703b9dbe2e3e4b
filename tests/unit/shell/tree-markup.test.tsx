import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShellProvider } from '@/components/shell/shell-context';
import { NavTree } from '@/components/shell/sidebar/nav-tree';
import { shell as messages } from '@/lib/i18n/en/shell';
import type { NavNode } from '@/lib/shared/nav-tree';

const leaf = (href: string) => ({ title: href, href });

/** Ids of the lists that the folders of a tree fold, in their order. */
function lists(nodes: NavNode[], prefix = 'nav'): string[] {
  const html = renderToStaticMarkup(
    <ShellProvider shell={{ locale: 'en', messages, tree: nodes, missing: {} }}>
      <NavTree nodes={nodes} path="/docs/b/c/d" prefix={prefix} />
    </ShellProvider>,
  );
  const ids = [...html.matchAll(/ aria-controls="([^"]*)"/g)].map(([, id]) => id ?? '');
  for (const id of ids) expect(html).toContain(`<div id="${id}"`);
  return ids;
}

it('folders are known by their path, so that equal titles are two folders and a translated one is the same', () => {
  const tree = (root: string, title: string): NavNode[] => [
    { title, href: `${root}/category/a`, children: [leaf(`${root}/a/x`)] },
    { title, children: [{ title, children: [leaf(`${root}/b/c/d`)] }] },
  ];
  const paths = ['a', 'b', 'b/c'];
  expect(lists(tree('/docs', 'Guides'))).toEqual(paths.map((path) => `nav/${path}`));
  expect(lists(tree('/de/docs', 'Anleitungen'), 'menu')).toEqual(paths.map((path) => `menu/${path}`));
});
