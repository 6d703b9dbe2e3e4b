import type { Json } from '@/shared/contract/types';

interface Source {
  id: string;
  name: string;
  commit: string;
  measured: string;
}

/** A recorded response with the part that shows the difference. */
export interface RecordEvidence {
  record: number;
  status: number;
  /** Content type; null for none. */
  mediaType: string | null;
  /** Part of the body; '' for an empty body. */
  body?: Json;
  /** Deviations from the contract, as clauses. */
  deviations: string[];
  headers?: Record<string, string>;
  absentHeaders?: string[];
}

export type Evidence = RecordEvidence | { measured: string } | { reading: string };

export interface Security {
  severity: 'low' | 'medium' | 'high';
  advice: string;
}

/** A known difference between an Endatix server and the contract. Texts contain inline Markdown. */
export interface Difference {
  id: string;
  area: string;
  /** Operation IDs, or `*` for all. */
  operations: string[];
  title: string;
  contract: { says: string; status?: number };
  server: { says: string; status?: number };
  /** ID of the source that first showed it. */
  since: string;
  evidence: Evidence[];
  /** How a client supports both. */
  client: string;
  security?: Security;
  /** Number of the record that replaces a response, by operation and documented status. */
  instead?: Record<string, Record<string, number>>;
  /** Operations whose response has the documented form again in 0.7.3. `logout 200` names one status. */
  gone?: string[];
}

/** Content of `generated/differences.json`, generated from `packages/reference-api/differences/`. */
export interface RunningServer {
  contract: string;
  sources: [Source, ...Source[]];
  areas: { id: string; title: string }[];
  differences: Difference[];
}
