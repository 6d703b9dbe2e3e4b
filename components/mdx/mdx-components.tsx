import type { MDXComponents } from 'mdx/types';
import { ApiExample } from '@/components/mdx/api-example/api-example';
import type { SiteLocale } from '@/theme.config';
import { Callout } from './callout';
import { Card, Cards } from './cards';
import { CodeBlock } from './code-block';
import { Details } from './details';
import { Diagram } from './diagram';
import { FileTree } from './file-tree';
import { Heading } from './heading';
import { DocsImage } from './image';
import { DocsLink } from './link';
import { Settings } from './settings';
import { Steps } from './steps';
import { Table } from './table';
import { Tab, Tabs } from './tabs';
import { Term } from './term';

/** What the prose of a page depends on besides its text. */
export interface MdxContext {
  /** Language of the address; internal links stay within it. */
  locale: SiteLocale;
  /** Language of the text; differs from that of the address where a page is not translated. */
  textLocale: SiteLocale;
}

/** The teaching vocabulary: every element and component that a page may use. The content check reads its names. */
export function createMdxComponents({ locale, textLocale }: MdxContext): MDXComponents {
  const language = textLocale.code;
  return {
    a: (props) => <DocsLink locale={locale} {...props} />,
    h2: (props) => <Heading level="h2" locale={textLocale} {...props} />,
    h3: (props) => <Heading level="h3" locale={textLocale} {...props} />,
    h4: (props) => <Heading level="h4" locale={textLocale} {...props} />,
    img: DocsImage,
    pre: CodeBlock,
    table: (props) => <Table language={language} {...props} />,
    // biome-ignore lint/correctness/noComponentHookFactories: it only binds the language; static content has no state to lose
    ApiExample: (props) => <ApiExample language={language} {...props} />,
    // biome-ignore lint/correctness/noComponentHookFactories: as above
    Callout: (props) => <Callout language={language} {...props} />,
    // biome-ignore lint/correctness/noComponentHookFactories: it only binds the language; static content has no state to lose
    Card: (props) => <Card locale={locale} {...props} />,
    Cards,
    Details,
    // biome-ignore lint/correctness/noComponentHookFactories: it only binds the language; static content has no state to lose
    Diagram: (props) => <Diagram language={language} {...props} />,
    FileTree,
    // biome-ignore lint/correctness/noComponentHookFactories: as above
    Settings: (props) => <Settings language={language} {...props} />,
    Steps,
    Tab,
    Tabs,
    // biome-ignore lint/correctness/noComponentHookFactories: it only binds the language; static content has no state to lose
    Term: (props) => <Term locale={locale} language={language} {...props} />,
  };
}
