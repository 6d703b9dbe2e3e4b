import type { MDXComponents } from 'mdx/types';
import { FormDefinition } from '@/components/live-form/form-definition';
import { LiveForm } from '@/components/live-form/live-form';
import { ApiExample } from '@/components/mdx/api-example/api-example';
import { type DataOf, dataOf } from '@/lib/build/versions/data';
import { linkIn } from '@/lib/build/versions/links';
import { currentVersion } from '@/lib/shared/versions';
import type { DocsVersion, SiteLocale } from '@/theme.config';
import { Callout } from './callout';
import { Card, Cards } from './cards';
import { CodeBlock } from './code-block';
import { Details } from './details';
import { Diagram } from './diagram';
import { FileTree } from './file-tree';
import { Glossary } from './glossary';
import { Heading } from './heading';
import { DocsImage } from './image';
import { DocsLink } from './link';
import { KeepOffline } from './offline/keep-offline';
import { Settings } from './settings';
import { Steps } from './steps';
import { Table } from './table';
import { Tab, Tabs } from './tabs';
import { Term } from './term';

/** What the prose of a page depends on besides its text. The version and its data are the current ones unless given. */
export interface MdxContext {
  /** Language of the address; internal links stay within it. */
  locale: SiteLocale;
  /** Language of the text; differs from that of the address where a page is not translated. */
  textLocale: SiteLocale;
  version?: DocsVersion;
  data?: DataOf;
}

/** The teaching vocabulary: every element and component that a page may use. The content check reads its names. */
export function createMdxComponents({
  locale,
  textLocale,
  version = currentVersion,
  data = dataOf,
}: MdxContext): MDXComponents {
  const language = textLocale.code;
  const link = (href = '') => linkIn(version, href, data);
  return {
    a: (props) => <DocsLink locale={locale} {...props} href={link(props.href)} />,
    h2: (props) => <Heading level="h2" locale={textLocale} {...props} />,
    h3: (props) => <Heading level="h3" locale={textLocale} {...props} />,
    h4: (props) => <Heading level="h4" locale={textLocale} {...props} />,
    img: DocsImage,
    pre: CodeBlock,
    table: (props) => <Table language={language} {...props} />,
    ApiExample: (props) => <ApiExample language={language} version={version} data={data} {...props} />,
    Callout: (props) => <Callout language={language} {...props} />,
    Card: (props) => <Card locale={locale} {...props} href={link(props.href)} />,
    Cards,
    Details,
    Diagram: (props) => <Diagram language={language} {...props} />,
    FileTree,
    FormDefinition: (props) => <FormDefinition language={language} {...props} />,
    Glossary: () => (
      <Glossary terms={data(version).terms} version={version} locale={locale} language={language} />
    ),
    KeepOffline: () => <KeepOffline language={language} version={version} />,
    LiveForm: (props) => <LiveForm language={language} {...props} />,
    Settings: (props) => <Settings language={language} schema={data(version).settings} {...props} />,
    Steps,
    Tab,
    Tabs,
    Term: (props) => (
      <Term terms={data(version).terms} version={version} locale={locale} language={language} {...props} />
    ),
  };
}
