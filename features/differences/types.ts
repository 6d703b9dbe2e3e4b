import type { Json } from '@/shared/contract/types';

export interface Source {
  id: string;
  name: string;
  commit: string;
  measured: string;
}

/** A recorded response and what in it shows the difference. */
export interface RecordEvidence {
  record: number;
  status: number;
  /** Content type as sent; null for none. */
  mediaType: string | null;
  /** Part of the body; empty text for no body at all. */
  body?: Json;
  /** Where its form deviates from the contract; each is half a sentence. */
  deviations: string[];
  headers?: Record<string, string>;
  absentHeaders?: string[];
}

export type Evidence = RecordEvidence | { measured: string } | { reading: string };

/** What a difference means for the safety of data. */
export interface Security {
  severity: 'low' | 'medium' | 'high';
  advice: string;
}

/** A known difference between an Endatix server and the contract. Texts contain inline Markdown. */
export interface Difference {
  id: string;
  area: string;
  /** Operation ids, or `*` for every one. */
  operations: string[];
  title: string;
  contract: { says: string; status?: number };
  server: { says: string; status?: number };
  /** Id of the source that first showed it. */
  since: string;
  evidence: Evidence[];
  /** What a client does to work with both. */
  client: string;
  security?: Security;
  /** By operation and documented status: number of the record that replaces that response. */
  instead?: Record<string, Record<string, number>>;
}

/** Content of `generated/differences.json`, made from `packages/reference-api/differences/`. */
export interface RunningServer {
  contract: string;
  sources: Source[];
  areas: { id: string; title: string }[];
  differences: Difference[];
}
