import { notFound } from 'next/navigation';
import { differencesPath } from '@/features/differences/page';
import { pageMetadata } from '@/features/layout/build/metadata';
import { consoleRecord, referenceRecord } from '@/features/records/others';
import { parseAddress } from '@/shared/addresses';
import { allContract, allOperations } from '@/shared/contract/all-operations';
import { tagSegment } from '@/shared/contract/operations';
import { operationPage } from './build/operation';
import { runningServerPages } from './build/running-server';
import { schemaPage, schemasPage } from './build/schema';
import { schemaNames } from './build/schemas';
import type { ReferencePage } from './build/types';
import { findUsage } from './build/usage';
import { ReferencePageView } from './reference-page';

/** Title, description and addresses of the page that contains the console. */
export const consoleMetadata = async () => pageMetadata(await consoleRecord());

/** Metadata and page of a route: its parameters name a page of the reference. */
function route<Params>(getPage: (params: Params) => ReferencePage | Promise<ReferencePage>) {
  interface Props {
    params: Promise<Params>;
  }
  const metadata = async ({ params }: Props) =>
    pageMetadata(await referenceRecord(await getPage(await params)));
  const Page = async ({ params }: Props) => <ReferencePageView page={await getPage(await params)} />;
  return [metadata, Page] as const;
}

/** The page of one operation, made from the contracts. Throws a RangeError for an unknown id. */
export const [operationMetadata, OperationPage] = route<{ operationId: string }>(
  async ({ operationId: id }) => operationPage(allContract.operation(id), await findUsage(id)),
);

/** Static parameters of the operation pages. */
export const operationParams = (): { tag: string; operationId: string }[] =>
  allOperations.map(({ tag, id }) => ({ tag: tagSegment(tag), operationId: id }));

/** The page of one schema, or of all. Throws a RangeError for an unknown one. */
export const [schemaMetadata, SchemaPage] = route<{ name?: string }>(({ name }) =>
  name === undefined ? schemasPage() : schemaPage(name),
);

/** Static parameters of the pages of schemas. */
export const schemaParams = (): { name: string }[] => schemaNames.map((name) => ({ name }));

/** The differences of one area in full; without a part, all in one line each. */
export const [differencesMetadata, DifferencesPage] = route<{ part?: string }>(
  ({ part }) => runningServerPages().find(({ path }) => path === differencesPath(part)) ?? notFound(),
);

/** Static parameters of the parts of the list of differences. */
export const differencesParams = (): { part: string }[] =>
  runningServerPages().flatMap(({ path }) => {
    const address = parseAddress(path);
    return address.kind === 'differences' && address.part ? [{ part: address.part }] : [];
  });
