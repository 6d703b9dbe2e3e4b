import 'server-only';
import type { Security } from '@/features/differences/types';
import type { ApiOperation } from '@/shared/contract/operations';
import type { Field } from './fields';

/** Code of a page: a response, an example. */
export interface CodeBlock {
  kind: 'code';
  /** What it is, in Markdown; empty where the heading above says it. */
  title: string;
  /** Name of its language or purpose. */
  label: string;
  /** Language as in code fences. */
  fence: 'json' | 'text';
  text: string;
}

/** A way in which an operation rejects a request. */
export interface ErrorResponseRow {
  status: number;
  /** Properties with this error; empty if it concerns no single property. */
  properties: string[];
  /** The case, in Markdown. */
  rule: string;
  /** The message, with places in braces; null for a response without a body. */
  text: string | null;
}

/** What a difference of an Endatix server says, side by side. */
export interface DifferenceBlock {
  kind: 'difference';
  sides: { name: string; text: string }[];
  security?: Security & { level: string };
  evidence: string;
}

/** A link of a list, with what is next to it. */
export interface LinkItem {
  /** Markdown. */
  title: string;
  href: string;
  /** Anchor of the entry. */
  id?: string;
  /** Markdown behind the link. */
  about?: string;
  /** A word that sets the entry apart. */
  mark?: { text: string; severity: Security['severity'] };
}

/**
 * A part of a page of the API reference. Texts are Markdown with site paths as links. HTML
 * (`features/reference/blocks.tsx`) and Markdown (`features/exports/markdown/blocks.ts`) draw each kind once.
 */
export type Block =
  | { kind: 'text'; text: string; tone?: 'access' | 'soft' }
  | { kind: 'endpoint'; method: string; path: string; mark?: string; operation: ApiOperation }
  | { kind: 'fields'; label: string; fields: Field[]; anchor: string; showRequired: boolean }
  | { kind: 'errors'; label: string; rows: ErrorResponseRow[] }
  | CodeBlock
  | { kind: 'run'; operation: ApiOperation }
  | { kind: 'links'; items: LinkItem[] }
  | DifferenceBlock;

/** Blocks below a heading. */
export interface Section {
  id: string;
  /** Markdown. */
  title: string;
  /** Site path that the heading leads to. */
  href?: string;
  /** Status code in front of the title. */
  status?: number;
  /** Set apart from what the contract says. */
  tone?: 'running-server';
  /** Whether the section is next to all others where there is room, and stays in view there. */
  isAside?: true;
  blocks: Block[];
  sections?: Section[];
}

interface Link {
  title: string;
  href: string;
}

/** A page of the API reference, before it is known in what form it is drawn. */
export interface ReferencePage {
  /** Site path. */
  path: string;
  title: string;
  /** Title where the page stands among pages of other kinds; `title` unless given. */
  longTitle?: string;
  /** A sentence about the page, in Markdown. */
  description: string;
  /** Pages above this one, from the top. */
  trail: Link[];
  /** Whether readers can call the API from the page. */
  callsApi: boolean;
  lead: Block[];
  sections: Section[];
  previous?: Link | undefined;
  next?: Link | undefined;
}
