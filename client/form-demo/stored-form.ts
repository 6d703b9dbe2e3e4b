import 'client-only';
import { readStored, writeStored } from '@/client/storage';
import { storageKeys } from '@/lib/storage-keys';
import type { Filled } from './calls';

/** What a browser must keep to go on with a form after a reload. */
export interface StoredForm {
  /** Name of the definition that the reader opened. */
  definition: string;
  /** Key of the target that contains the form. */
  target: string;
  formId: string;
  /** Opens the submission; missing before the first save. */
  token?: string;
  /** The newest state, until the server has it. */
  unsaved?: Filled;
}

const isText = (value: unknown): boolean => typeof value === 'string';

function isUnsaved(value: unknown): boolean {
  const { jsonData, currentPage } = Object(value) as Record<string, unknown>;
  return isText(jsonData) && Number.isInteger(currentPage) && Number(currentPage) >= 0;
}

function isStored(value: unknown): value is StoredForm {
  const { definition, target, formId, token = '', unsaved } = Object(value) as Record<string, unknown>;
  const texts = [definition, target, formId, token];
  return texts.every(isText) && (unsaved === undefined || isUnsaved(unsaved));
}

/** What was kept; undefined for nothing, and for what another program has written there. */
export function readStoredForm(): StoredForm | undefined {
  try {
    const value: unknown = JSON.parse(readStored(storageKeys.liveForm) ?? 'null');
    return isStored(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a form, or forgets it. */
export const keepForm = (form: StoredForm | null): void =>
  writeStored(storageKeys.liveForm, form && JSON.stringify(form));
