import type { Nodes, Table, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SearchGroup } from '@/features/search/engine/types';
import type { SearchedPage } from './pages';

/** A document whose page number isn't assigned yet. */
export interface PageDocument {
  anchor: string;
  kind: 'page' | 'section' | 'row';
  group?: SearchGroup;
  title: string;
  names: string[];
  text: string;
  code: string;
}

/** First column of a troubleshooting table. */
const SYMPTOM =
  /^(symptom|message|error|error_description|line|text|request|response|answer|result|what you see|symptome?|anzeichen|meldung|fehler|zeile|anfrage|antwort|ergebnis|was sie sehen)$/i;

/** Another column that only a troubleshooting table has. */
const REMEDY =
  /^(cause|likely cause|fix|mend|what to do|(saved|stored)\?|ursache|wahrscheinliche ursache|abhilfe|behebung|lösung|gespeichert\?)$/i;

/** Words of code: keys, variables, properties, addresses. */
const CODE_WORD = /\w[\w.-]*\w/g;

/** Words of code that also occur in prose, such as `value`. */
const PLAIN_WORD = /^[A-Z]?[a-z]+$/;

/** Programs at the start of a line, such as `curl`. */
const PROGRAM = /^ *(?:\$ |RUN |sudo )?[a-z][\w-]+(?= )/gm;

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the text of a node, with spaces between blocks. HTML nodes are heading anchors. */
function getText(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('children' in node)
    return node.children
      .map(getText)
      .join(/^(paragraph|heading|tableCell|link|strong|emphasis)$/.test(node.type) ? '' : ' ');
  return 'value' in node && node.type !== 'html' ? node.value : '';
}

function listCodes(node: Nodes): string[] {
  const found: string[] = [];
  visit(node, 'inlineCode', ({ value }) => void found.push(squeeze(value)));
  return found;
}

const getProperty = ({ data }: Nodes, name: 'id' | 'title'): string =>
  String(data?.hProperties?.[name] ?? '');

class Reader {
  readonly documents: PageDocument[] = [];
  private current: PageDocument;

  constructor(title: string, description: string) {
    this.current = { anchor: '', kind: 'page', title, names: [], text: description, code: '' };
    this.documents.push(this.current);
  }

  private open(anchor: string, title: string): void {
    this.current = { anchor, kind: 'section', title: squeeze(title), names: [], text: '', code: '' };
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

  private table({ children: [head, ...rows] }: Table): void {
    const textOfCell = (cell: TableCell) => squeeze(getText(cell));
    const heads = head?.children.map(textOfCell) ?? [];
    const [first = '', ...others] = heads;
    const isTroubleshooting = SYMPTOM.test(first) || others.some((other) => REMEDY.test(other));
    for (const { children } of rows) {
      const [own, ...rest] = children;
      if (!own) continue;
      const cells = rest.map(textOfCell);
      if (!isTroubleshooting && listCodes(own).length === 0) {
        const shown = cells.map((cell, index) => (cells.length > 1 ? `${heads[index + 1]}: ${cell}` : cell));
        this.add(`${textOfCell(own)}: ${shown.join('; ')}.`);
        continue;
      }
      this.documents.push({
        anchor: this.current.anchor,
        kind: 'row',
        ...(isTroubleshooting && { group: 'errors' as const }),
        title: textOfCell(own),
        // Error codes appear in the other cells, too.
        names: [...listCodes(own), ...rest.flatMap(listCodes).filter((code) => /^[A-Z]{2,}\d+$/.test(code))],
        text: cells.filter(Boolean).join(' – '),
        code: '',
      });
    }
  }

  read(node: Nodes): void {
    const title = getProperty(node, 'title');
    if (node.type === 'heading') this.open(getProperty(node, 'id'), getText(node));
    else if (node.type === 'table') this.table(node);
    // The text next to a diagram describes it.
    else if (node.type === 'code') this.addCode(node.lang === 'mermaid' ? '' : node.value);
    else if (title) this.folded(title, node);
    else if (node.type === 'paragraph') this.block(node);
    else if ('children' in node) for (const child of node.children) this.read(child);
    else this.add(getText(node));
  }

  private block(node: Nodes): void {
    for (const code of listCodes(node))
      if (/\s/.test(code) && code.length > 12) this.current.names.push(code);
    this.add(getText(node));
  }

  /** Reads a folded part as a section, then continues the section around it. */
  private folded(title: string, node: Nodes): void {
    const around = this.current;
    this.open(around.anchor, title);
    if ('children' in node) for (const child of node.children) this.read(child);
    this.current = around;
  }
}

/** Returns the documents of a page: head, sections, and table rows that name something. */
export function pageDocuments({
  title,
  description,
  nodes,
}: Pick<SearchedPage, 'title' | 'description' | 'nodes'>): PageDocument[] {
  const reader = new Reader(title, description);
  for (const node of nodes) reader.read(node);
  // Removes repeated words, and words that the text contains.
  for (const document of reader.documents) {
    const inText = new Set(document.text.match(CODE_WORD));
    document.code = [...new Set(document.code.split(' '))].filter((word) => !inText.has(word)).join(' ');
  }
  // The linked pages contain the text under "Next steps".
  return reader.documents.filter(
    ({ kind, anchor, text, code }) => kind === 'page' || (anchor !== 'next-steps' && (text || code)),
  );
}
