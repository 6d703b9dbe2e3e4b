import 'client-only';
import { readStored, writeStored } from '@/client/storage';
import { storageKeys } from '@/lib/storage-keys';

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
  unsaved?: { jsonData: string; currentPage: number };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isUnsaved(value: unknown): value is StoredForm['unsaved'] {
  if (value === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  const { jsonData, currentPage } = value as Partial<
    Record<keyof NonNullable<StoredForm['unsaved']>, unknown>
  >;
  return isText(jsonData) && Number.isInteger(currentPage) && Number(currentPage) >= 0;
}

function isStored(value: unknown): value is StoredForm {
  if (typeof value !== 'object' || value === null) return false;
  const { definition, target, formId, token, unsaved } = value as Partial<Record<keyof StoredForm, unknown>>;
  return (
    [definition, target, formId].every(isText) && (token === undefined || isText(token)) && isUnsaved(unsaved)
  );
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
