import 'server-only';
import { FURTHER, getParts, type Part, runningServer } from '@/features/differences/differences';
import { runningServerPage } from '@/features/differences/page';
import { allContract, allOperations } from '@/shared/contract/all-operations';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { site } from '@/theme.config';
import { consoleLink, operationLink } from './about';
import { differenceLinks } from './differences';
import type { Block, ReferencePage, Section } from './types';

/** Link to the instructions for checking a server. */
const CHECK = `${site.docsRepository}#check-a-server`;

/** Number of titles in a description. */
const MAX_TITLES = 3;

function differencesPage(): ReferencePage {
  const { contract, sources } = runningServer;
  const [{ name: source, commit, measured }] = sources;
  const description = format(texts.differencesAbout, { contract });
  const areas = getParts().map(
    ({ id, title, href, differences }): Section => ({
      id,
      title,
      href,
      blocks: [{ kind: 'links', items: differenceLinks(differences) }],
    }),
  );
  const serverOnly = allOperations
    .filter(({ isServerOnly }) => isServerOnly)
    .map((operation) => ({
      ...operationLink(operation),
      about: `\`${operation.method.toUpperCase()} ${operation.path}\``,
    }));
  return {
    path: runningServerPage,
    trail: [consoleLink],
    title: texts.differencesTitle,
    description,
    lead: [
      { kind: 'text', text: description },
      { kind: 'text', text: format(texts.differencesSource, { commit, source, measured, check: CHECK }) },
    ],
    sections: [
      ...areas,
      { id: FURTHER, title: texts.furtherTitle, blocks: [{ kind: 'links', items: serverOnly }] },
    ],
  };
}

function operationsBlock(operations: readonly string[]): Block[] {
  if (operations.includes('*')) return [];
  const links = operations.map((id) => `[${id}](${allContract.operation(id).href})`).join(', ');
  return [{ kind: 'text', tone: 'soft', text: format(texts.ofOperations, { operations: links }) }];
}

function partPage(part: Part): ReferencePage {
  const titles = part.differences.slice(0, MAX_TITLES).map(({ title }) => title);
  return {
    path: part.href,
    trail: [consoleLink, { title: texts.differencesTitle, href: runningServerPage }],
    title: format(texts.partTitle, { area: part.title }),
    description: format(texts.partAbout, { count: part.differences.length, titles: titles.join('; ') }),
    lead: [],
    sections: part.differences.map((difference) => ({
      id: difference.id,
      title: difference.title,
      blocks: [
        ...(part.id === 'every' ? [] : operationsBlock(difference.operations)),
        { kind: 'difference', difference },
      ],
    })),
  };
}

/** Returns the list of all differences and a page for each area. */
export const runningServerPages = (): ReferencePage[] => [
  differencesPage(),
  ...getParts().map((part) => partPage(part)),
];
