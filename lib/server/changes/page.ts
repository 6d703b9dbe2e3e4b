import 'server-only';
import { addressPath } from '@/lib/addresses';
import type { OperationTexts } from '@/lib/i18n/en/operation';
import { format } from '@/lib/i18n/format';
import { languages } from '@/lib/i18n/languages';
import type { Block, ReferencePage, Section } from '@/lib/server/reference/types';
import { dataOf } from '@/lib/server/versions/data';
import { type DocsVersion, type LocaleCode, site } from '@/theme.config';
import { type ContractChange, contractChanges } from './contract';
import { type ChangedPage, changedPages } from './pages';

/** Site path of the page. */
export const changesPath = addressPath({ kind: 'changes', locale: site.locales[0] });

/** Two versions that follow each other, newer first, and what the newer contract changes. */
export interface VersionChanges {
  newer: DocsVersion;
  older: DocsVersion;
  changes: ContractChange[];
}

/** The changes of the contract from each version to the next. */
export function versionChanges(): VersionChanges[] {
  return site.versions.slice(0, -1).flatMap((newer, index) => {
    const older = site.versions[index + 1];
    if (!older) return [];
    const [before, after] = [dataOf(older).contract.document, dataOf(newer).contract.document];
    return [{ newer, older, changes: contractChanges(before, after) }];
  });
}

const MOST_PAGES = 30;

/** What a change is, in words: of which kind, and of what in the operation. */
export function changeText({ kind, what }: ContractChange, texts: OperationTexts): string {
  const name = { added: texts.changeAdded, removed: texts.changeRemoved, changed: texts.changeChanged }[kind];
  return what === '' ? name : `${name}: ${what}`;
}

function changeItem(change: ContractChange, texts: OperationTexts) {
  const { call, operationId, isBreaking } = change;
  const tag = operationId && dataOf(site.versions[0]).contract.operation(operationId).href;
  return {
    title: `\`${call}\``,
    href: tag ?? '/docs/api',
    about: changeText(change, texts),
    ...(isBreaking && { mark: { text: texts.changeBreaking, severity: 'high' as const } }),
  };
}

/** Fragment id of the changes of a version. */
export const contractId = ({ newer }: VersionChanges): string =>
  `contract-${newer.name.replaceAll('.', '-')}`;

function contractSection(version: VersionChanges, texts: OperationTexts): Section {
  const { newer, older, changes } = version;
  const blocks: Block[] =
    changes.length === 0
      ? [{ kind: 'text', text: texts.changesNone }]
      : [{ kind: 'links', items: changes.map((change) => changeItem(change, texts)) }];
  return {
    id: contractId(version),
    title: format(texts.changesContract, { older: older.label, newer: newer.label }),
    blocks,
  };
}

function pagesSection(pages: readonly ChangedPage[] | undefined, texts: OperationTexts): Section {
  const items = (pages ?? []).slice(0, MOST_PAGES).map(({ title, href, date, about }) => ({
    title,
    href,
    about: `${date.slice(0, 10)}: ${about}`,
  }));
  const blocks: Block[] =
    items.length > 0
      ? [{ kind: 'links', items }]
      : [{ kind: 'text', text: pages ? texts.changesNoPages : texts.changesNoGit }];
  return { id: 'pages', title: texts.changesPages, blocks };
}

/** What is known of the page before the changes are looked up. */
export const changesHead = (language: LocaleCode) => {
  const { changesTitle: title, changesAbout: description } = languages[language].operation;
  return { path: changesPath, language, title, description };
};

/** What changed: the contract from version to version, and the pages of the documentation. */
export async function changesPage(language: LocaleCode): Promise<ReferencePage> {
  const { operation: texts, build } = languages[language];
  return {
    ...changesHead(language),
    trail: [{ title: build.navApi, href: '/docs/api' }],
    callsApi: false,
    lead: [{ kind: 'text', text: `${texts.changesAbout} ${texts.changesFeed}` }],
    sections: [
      ...versionChanges().map((one) => contractSection(one, texts)),
      pagesSection(await changedPages(), texts),
    ],
  };
}
