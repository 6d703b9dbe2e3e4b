import 'server-only';
import { getOperation } from '@/lib/contract/operations';
import { runningServer } from '@/lib/differences/differences';
import { differencesPath, runningServerPage } from '@/lib/differences/page';
import { FURTHER, type Part, partsOf } from '@/lib/differences/pages';
import type { FurtherOperation } from '@/lib/differences/types';
import { build } from '@/lib/i18n/en/build';
import { operation as texts } from '@/lib/i18n/en/operation';
import { format } from '@/lib/i18n/format';
import { recordedResponse } from '@/lib/server/differences/records';
import { consolePath } from './about';
import { differenceBlock, differenceLinks, recordBlocks, securityOf } from './differences';
import type { Block, ReferencePage, Section } from './types';

/** Titles that a description names before it would get too long. */
const TITLES = 3;

function frame(path: string) {
  const above = [{ title: build.navApi, href: consolePath }];
  const list = { title: texts.differencesTitle, href: runningServerPage };
  return { path, callsApi: false, trail: path === runningServerPage ? above : [...above, list] };
}

/** What the texts of these pages say about their source. */
const sourceNames = () => {
  const [source] = runningServer.sources;
  return { contract: runningServer.contract, source: source?.name ?? '', commit: source?.commit ?? '' };
};

const furtherPage = differencesPath(FURTHER);

/** Every difference in a line, and the operations that the contract lacks. */
function differencesPage(): ReferencePage {
  const page = frame(runningServerPage);
  const description = format(texts.differencesAbout, sourceNames());
  const measured = runningServer.sources[0]?.measured ?? '';
  const areas = partsOf().map(
    ({ id, title, href, differences }): Section => ({
      id,
      title,
      href,
      blocks: [{ kind: 'links', items: differenceLinks(differences) }],
    }),
  );
  const beyond = runningServer.beyond.map(({ id, method, path, title }) => ({
    title,
    href: `${furtherPage}#${id}`,
    about: `\`${method} ${path}\``,
  }));
  return {
    ...page,
    title: texts.differencesTitle,
    description,
    lead: [
      { kind: 'text', text: description },
      { kind: 'text', text: format(texts.differencesSource, { ...sourceNames(), measured }) },
    ],
    sections: [
      ...areas,
      {
        id: FURTHER,
        title: texts.furtherTitle,
        href: furtherPage,
        blocks: [{ kind: 'links', items: beyond }],
      },
    ],
  };
}

function operationsBlock(operations: readonly string[]): Block[] {
  if (operations.includes('*')) return [];
  const links = operations.map((id) => `[${id}](${getOperation(id).href})`).join(', ');
  return [{ kind: 'text', tone: 'soft', text: format(texts.ofOperations, { operations: links }) }];
}

function partPage(part: Part): ReferencePage {
  const page = frame(part.href);
  const titles = part.differences.slice(0, TITLES).map(({ title }) => title);
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

function furtherSection(operation: FurtherOperation): Section {
  const { id, method, path, title, purpose, access, request, answers, notes, security } = operation;
  const lines = request.map(
    ({ name, required, about }) => `- \`${name}\`${required ? ` (${texts.required})` : ''}: ${about}`,
  );
  const advice = security && securityOf(security);
  return {
    id,
    title,
    blocks: [
      {
        kind: 'endpoint',
        method: method.toLowerCase(),
        path,
        mark: access === 'open' ? texts.openMark : texts.tokenMark,
      },
      { kind: 'text', text: purpose },
      ...(lines.length > 0 ? [{ kind: 'text', text: lines.join('\n') } as const] : []),
      ...notes.map((text) => ({ kind: 'text', text }) as const),
      ...(advice ? [{ kind: 'text', text: `**${advice.level}** ${advice.advice}` } as const] : []),
      ...answers.flatMap(({ record, when }) => responseBlocks(record, when)),
    ],
  };
}

/** A recorded exchange: the body that was sent, if any, and the response. */
function responseBlocks(n: number, when: string): Block[] {
  const { body } = recordedResponse(n);
  const response = recordBlocks(n, (line) => `${when}: ${line}`);
  if (body === undefined) return response;
  const [label, text] = [texts.sentBody, JSON.stringify(body, null, 2)];
  return [{ kind: 'code', title: `${when}: ${label}`, label, fence: 'json', text }, ...response];
}

function furtherOperationsPage(): ReferencePage {
  const page = frame(furtherPage);
  const values = { ...sourceNames(), count: runningServer.beyond.length };
  const description = format(texts.furtherAbout, values);
  return {
    ...page,
    title: texts.furtherTitle,
    description,
    lead: [{ kind: 'text', text: description }],
    sections: runningServer.beyond.map((operation) => furtherSection(operation)),
  };
}

/** The pages about an Endatix server: the list of all differences, each area in full, the operations beyond the contract. */
export const runningServerPages = (): ReferencePage[] => [
  differencesPage(),
  ...partsOf().map((part) => partPage(part)),
  furtherOperationsPage(),
];
