import type { Json } from '@/lib/shared/openapi/types';

/** One request of the check: that of a record, with the ids of this run in it. */
export interface Probe {
  /** Number of the record whose request is sent and whose answer is compared. */
  record: number;
  /** What the contract asks for, where that is not the status of the record. */
  contract?: {
    status?: number;
    /** What the body must not hold: where both answer with the same status, this tells them apart. */
    not?: { [name: string]: Json };
  };
  /** Status of a running server for a request that was measured but not recorded. */
  measured?: number;
  /** Properties whose content depends on the account or the data of the server: only their kind is compared. */
  varies?: readonly string[];
  /** Name to path in the answer: what later probes put in place of `{name}`. */
  save?: Record<string, string>;
  /** The account is needed: its password is sent. */
  withPassword?: true;
  /** What is asked, where that is not the note of the record. */
  note?: string;
}

/** A probe with the request of a record. */
export const p = (record: number, rest: Omit<Probe, 'record'> = {}): Probe => ({ record, ...rest });

/** What the contract answers with instead of what was recorded. */
export const as = (status: number, rest: Omit<Probe, 'record' | 'contract'> = {}) => ({
  contract: { status },
  ...rest,
});
