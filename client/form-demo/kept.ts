import 'client-only';
import { readStored, writeStored } from '@/client/storage';
import { storageKeys } from '@/lib/storage-keys';

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

const isText = (value: unknown): value is string => typeof value === 'string';

function isUnsaved(value: unknown): value is KeptForm['unsaved'] {
  if (value === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  const { jsonData, currentPage } = value as Partial<Record<keyof NonNullable<KeptForm['unsaved']>, unknown>>;
  return isText(jsonData) && Number.isInteger(currentPage) && Number(currentPage) >= 0;
}

function isKept(value: unknown): value is KeptForm {
  if (typeof value !== 'object' || value === null) return false;
  const { definition, target, formId, token, unsaved } = value as Partial<Record<keyof KeptForm, unknown>>;
  return (
    [definition, target, formId].every(isText) && (token === undefined || isText(token)) && isUnsaved(unsaved)
  );
}

/** What was kept; undefined for nothing, and for what another program has written there. */
export function readKept(): KeptForm | undefined {
  try {
    const value: unknown = JSON.parse(readStored(storageKeys.liveForm) ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a form, or forgets it. */
export const keepForm = (form: KeptForm | null): void =>
  writeStored(storageKeys.liveForm, form && JSON.stringify(form));
