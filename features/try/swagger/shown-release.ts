import 'client-only';
import { createStore } from '@/shared/browser/store';
import { allOperations } from '@/shared/contract/all-operations';
import type { ApiOperation, Contract } from '@/shared/contract/contract';
import { console as texts } from '@/shared/i18n/en/console';
import { siteHref } from '@/shared/paths';
import { lastAddress } from '../server/server-address';
import { consoleDocument, describeNewest, readNewest } from './document';
import type { SwaggerSystem } from './system';

type ShownRelease = 'october' | 'newest';

/** The part of Swagger UI that takes a document. */
export interface ShowsDocument {
  specActions: Pick<SwaggerSystem['specActions'], 'updateSpec'>;
}

/** Whose operations the console shows: those of the documented source, or of the newest release. */
export const shownRelease = createStore<ShownRelease>('october');

let newest: Contract | undefined;

/** Fetches the contract of the newest release, once. Throws a sentence for the reader. */
export async function loadNewest(): Promise<Contract> {
  if (newest) return newest;
  const text = await fetch(siteHref('/openapi.0.7.json'))
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined);
  if (text === undefined) throw new Error(texts.noDocument);
  newest = readNewest(text);
  return newest;
}

/** Returns the operations that the console shows. */
export const shownOperations = (): readonly ApiOperation[] =>
  shownRelease.get() === 'newest' && newest ? newest.operations : allOperations;

/** Shows the operations of a release. Throws a sentence for the reader if its document can't be loaded. */
export async function showRelease({ specActions }: ShowsDocument, release: ShownRelease): Promise<void> {
  const own = lastAddress();
  const { origin } = window.location;
  const document =
    release === 'newest' ? describeNewest(await loadNewest(), own, origin) : consoleDocument(own, origin);
  specActions.updateSpec(document);
  shownRelease.set(release);
}
