import { notFound } from 'next/navigation';
import { addressPath, markdownPageOf, parseAddress } from '@/lib/addresses';
import { apiOperations, getOperation, tagSegment } from '@/lib/contract/operations';
import { differencesPath } from '@/lib/differences/page';
import { defaultLocale, getMessages } from '@/lib/i18n';
import { plainText } from '@/lib/markdown';
import { changesPage } from '@/lib/server/changes/page';
import { schemaNames } from '@/lib/server/contract/schemas';
import { usageOf } from '@/lib/server/contract/usage';
import { pageMetadata } from '@/lib/server/metadata';
import { aboutApi } from '@/lib/server/reference/about';
import { operationPage } from '@/lib/server/reference/operation';
import { runningServerPages } from '@/lib/server/reference/running-server';
import { schemaPage, schemasPage } from '@/lib/server/reference/schema';
import type { ReferencePage } from '@/lib/server/reference/types';
import { ReferencePageView } from './reference-page';

/** The contract speaks one language, and so do its pages: see "Languages of the reference" in ARCHITECTURE.md. */
const language = defaultLocale.code;

const metadataOf = ({ title, longTitle, description, path }: ReferencePage) =>
  pageMetadata({
    title: longTitle ?? title,
    description: plainText(description),
    path,
    markdown: markdownPageOf(parseAddress(path)),
  });

/** Title, description and addresses of the page that contains the console. */
export function consoleMetadata() {
  const address = { kind: 'console', locale: defaultLocale } as const;
  return pageMetadata({
    title: getMessages(language).navApi,
    description: aboutApi(language),
    path: addressPath(address),
    markdown: markdownPageOf(address),
  });
}

/** Static parameters of the operation pages. */
export const operationParams = (): { tag: string; operationId: string }[] =>
  apiOperations.map(({ tag, id }) => ({ tag: tagSegment(tag), operationId: id }));

const operation = async (id: string): Promise<ReferencePage> =>
  operationPage(getOperation(id), await usageOf(id), language);

/** Title, description and addresses of an operation page. Throws a RangeError for an unknown id. */
export const operationMetadata = async (id: string) => metadataOf(await operation(id));

/** The page of one operation, made from the contract. */
export async function OperationPage({ operationId }: { operationId: string }) {
  return <ReferencePageView page={await operation(operationId)} />;
}

/** Static parameters of the pages of schemas. */
export const schemaParams = (): { name: string }[] => schemaNames.map((name) => ({ name }));

/** Title, description and addresses of the page of a schema, or of the list of all. Throws a RangeError for an unknown one. */
export const schemaMetadata = (name?: string) =>
  metadataOf(name === undefined ? schemasPage(language) : schemaPage(name, language));

/** All schemas of the contract. */
export function SchemasPage() {
  return <ReferencePageView page={schemasPage(language)} />;
}

/** The page of one schema. */
export function SchemaPage({ name }: { name: string }) {
  return <ReferencePageView page={schemaPage(name, language)} />;
}

function differencesAt(part: string | undefined): ReferencePage {
  return runningServerPages(language).find(({ path }) => path === differencesPath(part)) ?? notFound();
}

/** Static parameters of the parts of the list of differences. */
export const runningServerParams = (): { part: string }[] =>
  runningServerPages(language).flatMap(({ path }) => {
    const address = parseAddress(path);
    return address.kind === 'differences' && address.part ? [{ part: address.part }] : [];
  });

/** Title, description and addresses of the page of changes. */
export const changesMetadata = async () => metadataOf(await changesPage(language));

/** What changed: the contract from version to version, and the pages. */
export async function ChangesPage() {
  return <ReferencePageView page={await changesPage(language)} />;
}

/** Title, description and addresses of the list of differences or of a part of it. */
export const runningServerMetadata = (part?: string) => metadataOf(differencesAt(part));

/** The list of all known differences, one line each. */
export function RunningServerPage() {
  return <ReferencePageView page={differencesAt('')} />;
}

/** The differences of one area in full, or the operations that the contract lacks. */
export function RunningServerPart({ part }: { part: string }) {
  return <ReferencePageView page={differencesAt(part)} />;
}
