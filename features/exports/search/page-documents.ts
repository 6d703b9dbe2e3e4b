import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import type { SearchDocument, SearchGroup } from '@/features/search/engine/types';
import { parseAddress } from '@/shared/addresses';
import { build } from '@/shared/i18n/en/build';
import { findElement, hasClass } from '../main-text';
import type { PageText } from '../page-text';

/** A document whose page number isn't assigned yet. */
export interface PageDocument extends Pick<SearchDocument, 'anchor' | 'title' | 'names' | 'text' | 'code'> {
  kind: 'page' | 'section' | 'row';
  group?: SearchGroup;
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

/**
 * Parts with documents of their own (linked pages, settings), diagrams, which the text next to them describes,
 * and recorded evidence.
 */
const ELSEWHERE = /^(cards|lf-box|lf-definition|settings-table|diagram|rs-evidence|tab-label)$/;

const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'samp', 'small', 'span', 'strong', 'var', 'wbr']);

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the text of a node, with spaces around blocks. */
function getText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const text = node.children.map(getText).join('');
  return INLINE.has(node.tagName) ? text : ` ${text} `;
}

/** Returns the texts of elements with a name, in document order. */
function listTexts(node: Element, ...tagNames: string[]): string[] {
  const found: string[] = [];
  visit(node, 'element', (element) => {
    if (tagNames.includes(element.tagName)) found.push(squeeze(getText(element)));
  });
  return found;
}

const childElements = ({ children }: Element): Element[] =>
  children.filter((child) => child.type === 'element');

class Reader {
  readonly documents: PageDocument[] = [];

  /** @param current the head of the page, then the section that is read */
  constructor(private current: PageDocument) {
    this.documents.push(current);
  }

  private open(anchor: string, title: string): void {
    this.current = { anchor, kind: 'section', title: squeeze(title), names: [], text: '', code: '' };
    this.documents.push(this.current);
  }

  private add(text: string): void {
    this.current.text += ` ${text}`;
  }

  private addCode(text: string): void {
    const words = (text.match(CODE_WORD) ?? []).filter((word) => !PLAIN_WORD.test(word));
    this.current.code += ` ${[...words, ...(text.match(PROGRAM) ?? [])].join(' ')}`;
  }

  private table(table: Element): void {
    const [head, ...rows] = childElements(table).flatMap(childElements);
    const cellText = (cell: Element) => squeeze(getText(cell));
    const heads = head ? childElements(head).map(cellText) : [];
    const [first = '', ...others] = heads;
    const isTroubleshooting = SYMPTOM.test(first) || others.some((other) => REMEDY.test(other));
    for (const [own, ...rest] of rows.map(childElements)) {
      if (!own) continue;
      const text = rest.map(cellText).filter(Boolean).join(' – ');
      const codes = listTexts(own, 'code');
      if (!isTroubleshooting && codes.length === 0) {
        this.add(`${cellText(own)}: ${text}.`);
        continue;
      }
      this.documents.push({
        anchor: this.current.anchor,
        kind: 'row',
        ...(isTroubleshooting && { group: 'errors' as const }),
        title: cellText(own),
        // Error codes appear in the other cells, too.
        names: [
          ...codes,
          ...rest.flatMap((cell) => listTexts(cell, 'code')).filter((code) => /^[A-Z]{2,}\d+$/.test(code)),
        ],
        text,
        code: '',
      });
    }
  }

  /** Reads a folded part as a section, then continues the section around it. */
  private folded(part: Element): void {
    const [summary, ...body] = childElements(part);
    const around = this.current;
    // The rules of all operations have an anchor of their own.
    this.open(String(body[0]?.properties.id ?? around.anchor), summary ? getText(summary) : '');
    for (const child of body) this.read(child);
    this.current = around;
  }

  read(node: Nodes): void {
    if (node.type === 'text') this.add(node.value);
    // Search leads to the pages that a list repeats.
    if (node.type !== 'element' || hasClass(node, ELSEWHERE) || 'dataSearchIgnore' in node.properties) return;
    const { tagName, properties } = node;
    if (/^h[234]$/.test(tagName)) this.open(String(properties.id ?? ''), getText(node));
    else if (tagName === 'table') this.table(node);
    else if (tagName === 'pre') this.addCode(getText(node));
    else if (tagName === 'figcaption' || tagName === 'h1') return;
    // An example is found by its title; its request and response are on the page of the operation.
    else if (hasClass(node, 'ax')) this.add(listTexts(node, 'p')[0] ?? '');
    else if (tagName === 'details' && hasClass(node, 'details')) this.folded(node);
    else if (tagName === 'p' || INLINE.has(tagName)) this.block(node);
    else for (const child of node.children) this.read(child);
  }

  private block(node: Element): void {
    for (const code of listTexts(node, 'code', 'samp'))
      if (/\s/.test(code) && code.length > 12) this.current.names.push(code);
    this.add(getText(node));
  }
}

export type SearchedPage = ReturnType<typeof searchedPage>;

/** Reads a finished page. */
export function searchedPage({ record, main }: PageText) {
  const { path, description, language, trail } = record;
  const article = findElement(main, ({ properties }) => 'lang' in properties);
  const heading = findElement(main, ({ tagName }) => tagName === 'h1');
  const title = heading ? squeeze(getText(heading)) : '';
  const reader = new Reader({ anchor: '', kind: 'page', title, names: [], text: description, code: '' });
  reader.read(main);
  for (const document of reader.documents) {
    document.text = squeeze(document.text);
    // Without repeated words, and words that the text contains.
    const inText = new Set(document.text.match(CODE_WORD));
    const words = new Set(squeeze(document.code).split(' '));
    document.code = [...words].filter((word) => !inText.has(word)).join(' ');
  }
  const settings: string[] = [];
  visit(main, 'element', ({ tagName, properties: { id } }) => {
    if (tagName === 'tr' && typeof id === 'string') settings.push(id);
  });
  // The linked pages contain the text under "Next steps".
  const documents = reader.documents.filter(
    ({ kind, anchor, text, code }) => kind === 'page' || (anchor !== 'next-steps' && (text || code)),
  );
  const isApi = ['console', 'operation', 'schema', 'differences'].includes(parseAddress(path).kind);
  return {
    /** Site path with a trailing slash. */
    path: `${path}/`,
    title,
    part: isApi ? build.navApi : (trail[0]?.title ?? ''),
    language: article && /^(article|div)$/.test(article.tagName) ? String(article.properties.lang) : language,
    /** Head, sections, and table rows that name something. */
    documents,
    /** IDs of its settings rows. */
    settings,
  };
}
