import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { getData } from '@/features/content/site-data';
import { Diagram } from '@/features/diagrams/diagram';
import { runningServer } from '@/features/differences/differences';
import { runningServerPage } from '@/features/differences/page';
import { FormDefinition, LiveForm } from '@/features/form-demo/live-form';
import { Callout } from '@/features/mdx/callout';
import { Card, Cards } from '@/features/mdx/cards';
import { CodeBlock } from '@/features/mdx/code-block';
import { Details, DocsImage, FileTree, Heading, InlineCode, Steps } from '@/features/mdx/elements';
import { DocsLink } from '@/features/mdx/link';
import { LaterReleases, ReleaseNote } from '@/features/mdx/releases';
import { Screenshot } from '@/features/mdx/screenshot';
import { Settings } from '@/features/mdx/settings';
import { Table } from '@/features/mdx/table';
import { Tab, Tabs } from '@/features/mdx/tabs';
import { Glossary, Term } from '@/features/mdx/terms';
import { KeepOffline } from '@/features/offline/keep-offline';
import { OperationsTable } from '@/features/reference/operations-table';
import { ApiExample } from '@/features/try/run/api-example';
import { format } from '@/shared/i18n/format';
import { languages } from '@/shared/i18n/languages';
import type { SiteLocale } from '@/theme.config';

interface MdxContext {
  /** Language of the address; internal links stay within it. */
  locale: SiteLocale;
  /** Language of the text; differs from the address where a page is not translated. */
  textLocale: SiteLocale;
}

/** Returns every element and component that a page can use. The content check has the same names. */
export function createMdxComponents({ locale, textLocale }: MdxContext): MDXComponents {
  const language = textLocale.code;
  // Untranslated text links to its unmarked language without a note.
  const unmarked = textLocale === locale ? {} : { hrefLang: undefined };
  const Link = (props: ComponentProps<'a'>) => <DocsLink locale={locale} {...unmarked} {...props} />;
  const differences = format(languages[language].vocabulary.differences, {
    count: runningServer.differences.length,
  });
  const linked = { Link, language };
  return {
    a: Link,
    code: InlineCode,
    h2: (props) => <Heading level="h2" {...props} />,
    h3: (props) => <Heading level="h3" {...props} />,
    img: DocsImage,
    pre: CodeBlock,
    table: (props) => <Table language={language} {...props} />,
    ApiExample: (props) => <ApiExample language={language} contract={getData().contract} {...props} />,
    Callout: (props) => <Callout language={language} {...props} />,
    Card: (props) => <Card locale={locale} {...props} />,
    Changed: ({ in: release, ...props }) => (
      <ReleaseNote kind="changed" release={release} {...linked} {...props} />
    ),
    Cards,
    Details,
    Diagram: (props) => <Diagram language={language} {...props} />,
    Differences: () => <Link href={runningServerPage}>{differences}</Link>,
    FileTree,
    FormDefinition: (props) => <FormDefinition language={language} {...props} />,
    Glossary: () => <Glossary {...linked} />,
    KeepOffline: () => <KeepOffline language={language} />,
    LaterReleases: (props) => <LaterReleases {...linked} {...props} />,
    OperationsTable,
    LiveForm: (props) => <LiveForm language={language} {...props} />,
    Screenshot,
    Since: (props) => <ReleaseNote kind="since" {...linked} {...props} />,
    Settings: (props) => <Settings language={language} {...props} />,
    Steps,
    Tab,
    Tabs,
    Term: (props) => <Term {...linked} {...props} />,
  };
}
