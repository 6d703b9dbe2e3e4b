import { notFound } from 'next/navigation';
import { getParts } from '@/features/differences/differences';
import { differencesPath } from '@/features/differences/page';
import { pageMetadata } from '@/features/layout/build/metadata';
import { consoleRecord, referenceRecord } from '@/features/records/others';
import { referenceContract, referenceOperations } from '@/shared/contract/later-releases';
import { tagSegment } from '@/shared/contract/operations';
import { operationPage } from './build/operation';
import { runningServerPages } from './build/running-server';
import { schemaPage, schemasPage } from './build/schema';
import { schemaNames } from './build/schemas';
import type { ReferencePage } from './build/types';
import { findUsage } from './build/usage';
import { ReferencePageView } from './reference-page';

export const consoleMetadata = async () => pageMetadata(await consoleRecord());

/** Creates metadata and page of a route, whose parameters identify a page of the reference. */
function route<Params>(getPage: (params: Params) => ReferencePage | Promise<ReferencePage>) {
  interface Props {
    params: Promise<Params>;
  }
  const metadata = async ({ params }: Props) =>
    pageMetadata(await referenceRecord(await getPage(await params)));
  const Page = async ({ params }: Props) => <ReferencePageView page={await getPage(await params)} />;
  return [metadata, Page] as const;
}

/** Throws a RangeError for an unknown operation. */
export const [operationMetadata, OperationPage] = route<{ operationId: string }>(
  async ({ operationId: id }) => operationPage(referenceContract.operation(id), await findUsage(id)),
);

export const operationParams = (): { tag: string; operationId: string }[] =>
  referenceOperations.map(({ tag, id }) => ({ tag: tagSegment(tag), operationId: id }));

/** The page of a schema; without a name, the list. Throws a RangeError for an unknown name. */
export const [schemaMetadata, SchemaPage] = route<{ name?: string }>(({ name }) =>
  name === undefined ? schemasPage() : schemaPage(name),
);

export const schemaParams = (): { name: string }[] => schemaNames.map((name) => ({ name }));

/** The differences of an area; without a part, the list of all. */
export const [differencesMetadata, DifferencesPage] = route<{ part?: string }>(
  ({ part }) => runningServerPages().find(({ path }) => path === differencesPath(part)) ?? notFound(),
);

export const differencesParams = (): { part: string }[] => getParts().map(({ id }) => ({ part: id }));
