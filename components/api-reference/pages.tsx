import { notFound } from 'next/navigation';
import { changesPage } from '@/lib/build/changes/page';
import { pageMetadata } from '@/lib/build/metadata';
import { schemaNames } from '@/lib/build/openapi/schemas';
import { usageOf } from '@/lib/build/openapi/usage';
import { aboutApi } from '@/lib/build/reference/about';
import { operationPage } from '@/lib/build/reference/operation';
import { runningServerPages } from '@/lib/build/reference/running-server';
import { schemaPage, schemasPage } from '@/lib/build/reference/schema';
import type { ReferencePage } from '@/lib/build/reference/types';
import { defaultLocale, getMessages } from '@/lib/i18n';
import { addressPath, parseAddress, twinOf } from '@/lib/shared/addresses';
import { plainText } from '@/lib/shared/markdown';
import { apiOperations, getOperation, tagSegment } from '@/lib/shared/openapi/operations';
import { differencesPath } from '@/lib/shared/running-server/page';
import { ReferencePageView } from './reference-page';

/** The contract speaks one language, and so do its pages: see "Languages of the reference" in ARCHITECTURE.md. */
const language = defaultLocale.code;

const metadataOf = ({ title, longTitle, description, path }: ReferencePage) =>
  pageMetadata({
    title: longTitle ?? title,
    description: plainText(description),
    path,
    markdown: twinOf(parseAddress(path)),
  });

/** Title, description and addresses of the page that holds the console. */
export function consoleMetadata() {
  const address = { kind: 'console', locale: defaultLocale } as const;
  return pageMetadata({
    title: getMessages(language).navApi,
    description: aboutApi(language),
    path: addressPath(address),
    markdown: twinOf(address),
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

/** What a running server does otherwise: every difference in a line. */
export function RunningServerPage() {
  return <ReferencePageView page={differencesAt('')} />;
}

/** The differences of one area in full, or the operations that the contract lacks. */
export function RunningServerPart({ part }: { part: string }) {
  return <ReferencePageView page={differencesAt(part)} />;
}
