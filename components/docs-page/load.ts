import type { MDXComponents } from 'mdx/types';
import { importPage } from 'nextra/pages';
import type { ComponentType } from 'react';
import { lastCommit } from '@/lib/server/git-date';
import type { DocPage } from '@/lib/server/source';
import { contentFiles } from '@/lib/server/source/files';

interface CompiledModule {
  default: ComponentType<{ components: MDXComponents }>;
  toc: { id: string; value: unknown; depth: number }[];
  metadata: { filePath?: string };
}

/** Text of a heading; headings with markup arrive as elements. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value && typeof value === 'object' && 'props' in value) {
    return textOf((value as { props: { children?: unknown } }).props.children);
  }
  return '';
}

/** Loads a compiled page: its content, its headings of levels 2 and 3, and the time of its last commit. */
export async function loadPage(page: DocPage) {
  const { default: Content, toc, metadata }: CompiledModule = await importPage(page.contentPath);
  // Nextra's own time is that of the first page which its process compiled: it keeps the compiler, and the time with it.
  const changed = await lastCommit(contentFiles(page));
  return {
    Content,
    toc: toc
      .filter(({ depth }) => depth === 2 || depth === 3)
      .map(({ id, value, depth }) => ({ id, text: textOf(value), depth })),
    updated: changed === undefined ? undefined : new Date(changed),
    filePath: metadata.filePath ?? `content/${page.contentPath.join('/')}.mdx`,
  };
}
