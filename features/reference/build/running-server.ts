import 'server-only';
import { runningServer } from '@/features/differences/differences';
import { runningServerPage } from '@/features/differences/page';
import { FURTHER, getParts, type Part } from '@/features/differences/pages';
import { allContract, allOperations } from '@/shared/contract/all-operations';
import { build } from '@/shared/i18n/en/build';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { site } from '@/theme.config';
import { consolePath } from './about';
import { differenceBlock, differenceLinks } from './differences';
import type { Block, ReferencePage, Section } from './types';

/** Link to the instructions for checking a server. */
const CHECK = `${site.docsRepository}#check-a-server`;

/** Number of titles in a description. */
const MAX_TITLES = 3;

function frame(path: string) {
  const above = [{ title: build.navApi, href: consolePath }];
  const list = { title: texts.differencesTitle, href: runningServerPage };
  return { path, callsApi: false, trail: path === runningServerPage ? above : [...above, list] };
}

/** Returns the variables of these pages' texts. */
const sourceVariables = () => {
  const [source] = runningServer.sources;
  return { contract: runningServer.contract, source: source?.name ?? '', commit: source?.commit ?? '' };
};

function differencesPage(): ReferencePage {
  const page = frame(runningServerPage);
  const description = format(texts.differencesAbout, sourceVariables());
  const measured = runningServer.sources[0]?.measured ?? '';
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
    .map(({ method, path, href, operation }) => ({
      title: operation.summary,
      href,
      about: `\`${method.toUpperCase()} ${path}\``,
    }));
  return {
    ...page,
    title: texts.differencesTitle,
    description,
    lead: [
      { kind: 'text', text: description },
      {
        kind: 'text',
        text: format(texts.differencesSource, { ...sourceVariables(), measured, check: CHECK }),
      },
    ],
    sections: [
      ...areas,
      {
        id: FURTHER,
        title: texts.furtherTitle,
        blocks: [{ kind: 'links', items: serverOnly }],
      },
    ],
  };
}

function operationsBlock(operations: readonly string[]): Block[] {
  if (operations.includes('*')) return [];
  const links = operations.map((id) => `[${id}](${allContract.operation(id).href})`).join(', ');
  return [{ kind: 'text', tone: 'soft', text: format(texts.ofOperations, { operations: links }) }];
}

function partPage(part: Part): ReferencePage {
  const page = frame(part.href);
  const titles = part.differences.slice(0, MAX_TITLES).map(({ title }) => title);
  return {
    ...page,
    title: format(texts.partTitle, { area: part.title }),
    description: format(texts.partAbout, { count: part.differences.length, titles: titles.join('; ') }),
    lead: [],
    sections: part.differences.map((difference) => ({
      id: difference.id,
      title: difference.title,
      blocks: [
        ...(part.id === 'every' ? [] : operationsBlock(difference.operations)),
        differenceBlock(difference),
      ],
    })),
  };
}

/** Returns the list of all differences and a page for each area. */
export const runningServerPages = (): ReferencePage[] => [
  differencesPage(),
  ...getParts().map((part) => partPage(part)),
];
