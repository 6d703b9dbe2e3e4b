import { runningServer } from './differences';
import { runningServerPage } from './page';
import type { Difference } from './types';

/** Last segment of the page with the operations that the contract lacks. */
export const FURTHER = 'further-operations';

export const furtherTitle = 'Operations beyond the contract';

/** Texts of these pages, shared with their Markdown form. */
export const runningServerText = {
  title: 'What a running server does otherwise',
  about: `The reference describes contract ${runningServer.contract}, and the sandbox follows it. A server built from the ${runningServer.sources[0]?.name} answers some calls otherwise: each difference with its evidence, and what a client does to work with both.`,
  further: `${runningServer.beyond.length} operations of a server built from the ${runningServer.sources[0]?.name} that contract ${runningServer.contract} lacks, each with recorded requests and answers. In them, names in braces stand for ids and tokens.`,
};

/** An area with its page and its differences. */
export interface Part {
  id: string;
  title: string;
  href: string;
  differences: Difference[];
}

/** The areas in the order of their list. */
export const partsOf = (): Part[] =>
  runningServer.areas.map(({ id, title }) => ({
    id,
    title,
    href: `${runningServerPage}/${id}`,
    differences: runningServer.differences.filter(({ area }) => area === id),
  }));
