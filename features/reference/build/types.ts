import 'server-only';
import type { Difference, Security } from '@/features/differences/types';
import type { ErrorResponse } from '@/generated/error-responses';
import type { ApiOperation } from '@/shared/contract/operations';
import type { Field } from './fields';

export interface CodeBlock {
  kind: 'code';
  /** Markdown; empty where the heading above is enough. */
  title: string;
  /** Language or purpose. */
  label: string;
  /** Language as in code fences. */
  fence: 'json' | 'text';
  text: string;
}

/** A row of an operation's error table, for one property or several. */
export interface ErrorResponseRow extends Pick<ErrorResponse, 'status' | 'properties' | 'text'> {
  /** The case, in Markdown. */
  rule: string;
}

export interface Link {
  /** Markdown in a list of links. */
  title: string;
  href: string;
}

export interface LinkItem extends Link {
  /** Anchor of the entry. */
  id?: string;
  /** Markdown after the link. */
  about?: string;
  /** Badge of the entry. */
  mark?: { text: string; severity: Security['severity'] };
}

/**
 * A part of a page of the API reference, rendered by `features/reference/blocks.tsx`. Texts are Markdown with
 * site paths as links.
 */
export type Block =
  | { kind: 'text'; text: string; tone?: 'access' | 'soft' }
  | { kind: 'endpoint'; operation: ApiOperation; mark?: string }
  | { kind: 'fields'; label: string; fields: Field[]; anchor: string; showRequired: boolean }
  | { kind: 'errors'; label: string; rows: ErrorResponseRow[] }
  | CodeBlock
  | { kind: 'run'; operation: ApiOperation }
  | { kind: 'links'; items: LinkItem[] }
  | { kind: 'difference'; difference: Difference };

/** Blocks below a heading. */
export interface Section {
  id: string;
  /** Markdown. */
  title: string;
  /** Site path that the heading links to. */
  href?: string;
  /** Status code before the title. */
  status?: number;
  /** Sets content about servers apart from the contract. */
  tone?: 'running-server';
  /** Whether the section is next to the others in wide windows and stays in view. */
  isAside?: true;
  blocks: Block[];
  sections?: Section[];
}

/** A page of the API reference. */
export interface ReferencePage {
  /** Site path. */
  path: string;
  title: string;
  /** Title outside the reference; defaults to `title`. */
  longTitle?: string;
  /** A sentence in Markdown. */
  description: string;
  /** Parent pages, from the top. */
  trail: Link[];
  lead: Block[];
  sections: Section[];
  previous?: Link;
  next?: Link;
}
