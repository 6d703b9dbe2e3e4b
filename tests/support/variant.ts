import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OpenApiDocument } from '@/lib/contract/types';
import type { SettingsSchema } from '@/lib/server/settings/schema';
import { copyProject } from './copy-project';
import { madeUpLanguage } from './made-up-language';

/** Where the copy stands: in the project, so that its packages are found, and behind a dot, so that no tool reads it. */
export const VARIANT = '.variant';

async function change<T>(file: string, edit: (value: T) => void): Promise<void> {
  const path = join(VARIANT, file);
  const value: T = JSON.parse(await readFile(path, 'utf8'));
  edit(value);
  await writeFile(path, JSON.stringify(value, null, 2));
}

/** The words by which pages that are made from the changed data are known. */
export const CHANGED = { summary: 'Make a form', definition: 'Something else.' };

/** Changes what the current pages are made from: an operation, a property of a schema, defaults of settings, the terms. */
async function changeData(): Promise<void> {
  await change<OpenApiDocument>('openapi.json', (contract) => {
    const form = contract.paths['/api/forms']?.post;
    if (!form) throw new Error('The contract has no operation to change.');
    form.summary = CHANGED.summary;
    Object.assign(contract.components.schemas.Form?.properties ?? {}, { owner: { type: 'string' } });
  });
  await change<SettingsSchema>('public/appsettings.schema.json', (schema) => {
    Object.assign(schema, JSON.parse(JSON.stringify(schema).replaceAll('"default":true', '"default":false')));
  });
  await change<Record<string, { definition: Record<string, string> }>>('content/glossary.json', (terms) => {
    for (const term of Object.values(terms)) term.definition.en = CHANGED.definition;
  });
}

/**
 * Makes a copy of the project with one more language and with other data of the current version, ready to be built:
 * frozen versions must come out of it as they are, and everything in the new language too.
 */
export async function makeVariant(): Promise<void> {
  await copyProject(VARIANT);
  for (const [file, text] of madeUpLanguage()) {
    await mkdir(dirname(join(VARIANT, file)), { recursive: true });
    await writeFile(join(VARIANT, file), text);
  }
  await changeData();
}
