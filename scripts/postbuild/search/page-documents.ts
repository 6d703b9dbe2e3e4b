import { HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { SearchGroup } from '@/lib/search/types';

/** A document of a page whose number isn't known yet. */
export interface PageDocument {
  anchor: string;
  kind: 'page' | 'section' | 'row';
  group?: SearchGroup;
  title: string;
  names: string[];
  text: string;
  code: string;
}

/** Parts of a page that are no text of it: controls, labels of code, ways to other pages. */
const EXCLUDED = [
  'script',
  'style',
  'svg',
  'button',
  'select',
  'nav',
  '.code-head',
  '.tab-list',
  '.tab-label',
  '.ax-tools',
  '.ax-response',
  '.breadcrumbs',
  '.notice',
  '.page-tools',
  '.page-meta',
  '.pager',
  '.toc-fold',
  '.cards',
  '.settings-table',
  '.rs-evidence',
  // The text next to a diagram says the same; its description is for readers who don't see it.
  '.diagram',
];

/** Elements that stand apart from their neighbors, so that their words must not run together. */
const BLOCKS = new Set(
  'P LI TD TH TR DT DD DIV H1 H2 H3 H4 PRE FIGURE FIGCAPTION SUMMARY DETAILS SECTION ASIDE BLOCKQUOTE UL OL DL BR OPTION LABEL'.split(
    ' ',
  ),
);

/** First column of a table whose rows each describe a fault, by what the reader sees. */
const SYMPTOM =
  /^(symptom|message|error|error_description|line|text|request|response|answer|result|what you see|symptome?|anzeichen|meldung|fehler|zeile|anfrage|antwort|ergebnis|was sie sehen)$/i;

/** Another column that only a table of faults has, whatever its first column is called. */
const REMEDY =
  /^(cause|likely cause|fix|mend|what to do|(saved|stored)\?|ursache|wahrscheinliche ursache|abhilfe|behebung|lösung|gespeichert\?)$/i;

/** Words of code: keys, variables, properties, addresses. */
const CODE_WORD = /\w[\w.-]*\w/g;

/** Words of code that also occur in prose, such as `value`. */
const PLAIN_WORD = /^[A-Z]?[a-z]+$/;

/** Programs at the start of a line, such as `curl`. */
const PROGRAM = /^ *(?:\$ |RUN |sudo )?[a-z][\w-]+(?= )/gm;

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the text of a node with spaces between blocks, and between neighbors such as a status and its badge. */
function textOf(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (!(node instanceof HTMLElement)) return '';
  let inner = '';
  for (const [index, child] of node.childNodes.entries()) {
    const areNeighbors = child instanceof HTMLElement && node.childNodes[index - 1] instanceof HTMLElement;
    inner += (areNeighbors && node.tagName !== 'CODE' ? ' ' : '') + textOf(child);
  }
  return BLOCKS.has(node.tagName) ? ` ${inner} ` : inner;
}

const codesOf = (element: HTMLElement): string[] =>
  element.querySelectorAll('code').map((code) => squeeze(code.text));

class Reader {
  readonly documents: PageDocument[] = [];
  private current: PageDocument;

  constructor(title: string, description: string) {
    this.current = { anchor: '', kind: 'page', title, names: [], text: description, code: '' };
    this.documents.push(this.current);
  }

  private open(anchor: string, title: string): void {
    this.current = {
      // A heading without an id of its own is found where the one above it is.
      anchor: anchor || this.current.anchor,
      kind: 'section',
      title: squeeze(title),
      names: [],
      text: '',
      code: '',
    };
    this.documents.push(this.current);
  }

  private add(text: string): void {
    this.current.text = squeeze(`${this.current.text} ${text}`);
  }

  private addCode(text: string): void {
    const words = (text.match(CODE_WORD) ?? []).filter((word) => !PLAIN_WORD.test(word));
    this.current.code = squeeze(
      `${this.current.code} ${[...words, ...(text.match(PROGRAM) ?? [])].join(' ')}`,
    );
  }

  private table(element: HTMLElement): void {
    const heads = element.querySelectorAll('thead th').map((cell) => squeeze(cell.text));
    const [head = '', ...others] = heads;
    const isTrouble = SYMPTOM.test(head) || others.some((other) => REMEDY.test(other));
    for (const row of element.querySelectorAll('tbody tr')) {
      const [first, ...rest] = row.childNodes.filter(
        (cell): cell is HTMLElement => cell instanceof HTMLElement,
      );
      if (!first) continue;
      const cells = rest.map((cell) => squeeze(textOf(cell)));
      if (!isTrouble && codesOf(first).length === 0) {
        const shown = cells.map((cell, index) => (cells.length > 1 ? `${heads[index + 1]}: ${cell}` : cell));
        this.add(`${squeeze(textOf(first))}: ${shown.join('; ')}.`);
        continue;
      }
      this.documents.push({
        anchor: row.getAttribute('id') ?? this.current.anchor,
        kind: 'row',
        ...(isTrouble && { group: 'errors' as const }),
        title: squeeze(textOf(first)),
        // Codes of errors stand in the other cells, too.
        names: [...codesOf(first), ...rest.flatMap(codesOf).filter((code) => /^[A-Z]{2,}\d+$/.test(code))],
        text: cells.filter(Boolean).join(' – '),
        code: '',
      });
    }
  }

  read(node: Node): void {
    if (node.nodeType === NodeType.TEXT_NODE) this.add(node.text);
    if (!(node instanceof HTMLElement) || node.tagName === 'H1') return;
    const { tagName } = node;
    if (/^H[2-4]$/.test(tagName)) this.open(node.getAttribute('id') ?? '', textOf(node));
    else if (tagName === 'TABLE') this.table(node);
    else if (tagName === 'PRE') this.addCode(node.text);
    else if (tagName === 'DETAILS') this.details(node);
    else if (BLOCKS.has(tagName) && !node.querySelector('h2, h3, h4, table, pre, details')) this.block(node);
    else for (const child of node.childNodes) this.read(child);
  }

  private block(element: HTMLElement): void {
    for (const code of codesOf(element))
      if (/\s/.test(code) && code.length > 12) this.current.names.push(code);
    this.add(textOf(element));
  }

  /** A folded part has a title of its own; what follows it belongs to the section around. */
  private details(element: HTMLElement): void {
    const around = this.current;
    const summary = element.querySelector('summary');
    this.open(element.getAttribute('id') ?? '', summary?.text ?? '');
    summary?.remove();
    for (const child of element.childNodes) this.read(child);
    this.current = around;
  }
}

/** Returns the title of an exported page and its documents: head, sections, rows of tables that name something. */
export function pageDocuments(html: string): { title: string; documents: PageDocument[] } {
  const root = parse(html, { comment: false });
  const main = root.querySelector('main');
  const title = squeeze(main?.querySelector('h1')?.text ?? '');
  if (!main || title === '') return { title: '', documents: [] };
  for (const element of main.querySelectorAll(EXCLUDED.join(', '))) element.remove();
  const description = root.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  const reader = new Reader(title, squeeze(description));
  reader.read(main);
  // A word occurs many times in a block of code, and often in the text around it.
  for (const document of reader.documents) {
    const inText = new Set(document.text.match(CODE_WORD));
    document.code = [...new Set(document.code.split(' '))].filter((word) => !inText.has(word)).join(' ');
  }
  // What is under "Next steps" is said by the pages it leads to.
  const documents = reader.documents.filter(
    ({ kind, anchor, text, code }) => kind === 'page' || (anchor !== 'next-steps' && (text || code)),
  );
  return { title, documents };
}
