import type { MDXComponents } from 'mdx/types';
import { importPage } from 'nextra/pages';
import type { ComponentType } from 'react';
import type { DocPage } from '@/features/content/source';

interface CompiledModule {
  default: ComponentType<{ components: MDXComponents }>;
  toc: { id: string; value: unknown; depth: number }[];
  metadata: { filePath?: string };
}

/** Returns the text of a heading; headings with markup are elements. */
function getText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(getText).join('');
  if (value && typeof value === 'object' && 'props' in value) {
    return getText((value as { props: { children?: unknown } }).props.children);
  }
  return '';
}

/** Loads a compiled page: its content, headings of levels 2 and 3, and file. */
export async function loadPage(page: DocPage) {
  const { default: Content, toc, metadata }: CompiledModule = await importPage(page.contentPath);
  return {
    Content,
    toc: toc
      .filter(({ depth }) => depth === 2 || depth === 3)
      .map(({ id, value, depth }) => ({ id, text: getText(value), depth })),
    filePath: metadata.filePath ?? `content/${page.contentPath.join('/')}.mdx`,
  };
}
