import type { MDXComponents } from 'mdx/types';
import { ApiExample } from '@/components/docs/api-example/api-example';
import { Settings } from '@/components/docs/settings';
import type { SiteLocale } from '@/theme.config';
import { Callout } from './callout';
import { Card, Cards } from './cards';
import { CodeBlock } from './code-block';
import { Details } from './details';
import { FileTree } from './file-tree';
import { createHeading } from './heading';
import { DocsImage } from './image';
import { createLink } from './link';
import { Steps } from './steps';
import { Table } from './table';
import { Tab, Tabs } from './tabs';
import { createTerm } from './term';

/** What the prose of a page depends on besides its text. */
export interface MdxContext {
  /** Language of the address; internal links stay within it. */
  locale: SiteLocale;
}

/** The teaching vocabulary: every element and component that a page may use. The content check reads its names. */
export function createMdxComponents(context: MdxContext): MDXComponents {
  return {
    a: createLink(context.locale),
    h2: createHeading('h2', context.locale),
    h3: createHeading('h3', context.locale),
    h4: createHeading('h4', context.locale),
    img: DocsImage,
    pre: CodeBlock,
    table: Table,
    ApiExample,
    Callout,
    Card,
    Cards,
    Details,
    FileTree,
    Settings,
    Steps,
    Tab,
    Tabs,
    Term: createTerm(context.locale),
  };
}
