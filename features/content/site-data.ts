import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Releases } from '@/features/content/releases';
import type { SettingsSchema } from '@/features/content/settings/schema';
import type { Terms } from '@/features/content/terms';
import { type Contract, readOperations } from '@/shared/contract/contract';
import type { OpenApiDocument } from '@/shared/contract/types';

export interface SiteData {
  contract: Contract;
  settings: SettingsSchema;
  terms: Terms;
  releases: Releases;
}

const files = {
  contract: 'openapi.json',
  settings: 'public/appsettings.schema.json',
  terms: 'content/glossary.json',
  releases: 'content/later-releases.json',
};

let last: { written: string; data: SiteData } | undefined;

/** Returns when the files were written, in development: writers edit them while the server runs. */
function modifiedAt(): string {
  if (process.env.NODE_ENV !== 'development') return '';
  return Object.values(files)
    .map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs)
    .join();
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(process.cwd(), file), 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read: restore it. ${cause}`);
  }
}

/**
 * Returns contract, settings, terms and notes about releases. They are validated where they are written
 * (redocly.yaml and tests).
 * @throws Error with a fix when a file is missing or not valid JSON
 */
export function getData(): SiteData {
  const written = modifiedAt();
  if (last?.written !== written)
    last = {
      written,
      data: {
        contract: readOperations(read(files.contract) as OpenApiDocument),
        settings: read(files.settings) as SettingsSchema,
        // The type check fails when a translation is missing.
        terms: read(files.terms) as typeof import('@/content/glossary.json'),
        releases: read(files.releases) as typeof import('@/content/later-releases.json'),
      },
    };
  return last.data;
}
