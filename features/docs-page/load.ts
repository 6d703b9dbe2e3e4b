import type { MDXComponents } from 'mdx/types';
import { importPage } from 'nextra/pages';
import type { ComponentType, ReactNode } from 'react';
import type { DocPage } from '@/features/content/source';
import { getText } from '@/features/mdx/table';

interface CompiledModule {
  default: ComponentType<{ components: MDXComponents }>;
  toc: { id: string; value: ReactNode; depth: number }[];
  metadata: { filePath?: string };
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
