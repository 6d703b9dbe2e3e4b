import 'client-only';
import { readStored, writeStored } from '@/lib/browser/storage';

/** What a browser must keep to go on with a form after a reload. */
export interface KeptForm {
  /** Name of the definition that the reader opened. */
  definition: string;
  /** Key of the target that holds the form. */
  target: string;
  formId: string;
  /** Opens the submission; missing before the first save. */
  token?: string;
  /** The newest state, until the server has it. */
  unsaved?: { jsonData: string; currentPage: number };
}

const key = 'live-form';

/** What was kept; undefined for nothing, and for what another program has written there. */
export function readKept(): KeptForm | undefined {
  try {
    const value = JSON.parse(readStored(key) ?? 'null') as Partial<KeptForm> | null;
    const isWhole = [value?.definition, value?.target, value?.formId].every(
      (part) => typeof part === 'string',
    );
    return value && isWhole ? (value as KeptForm) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a form, or forgets it. */
export const keepForm = (form: KeptForm | null): void => writeStored(key, form && JSON.stringify(form));
