import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SettingsSchema } from '@/features/content/settings/schema';
import { frozenData, versionFiles } from '@/features/versions/files';
import type { OpenApiDocument } from '@/shared/contract/types';
import { copyProject } from './copy-project';
import { madeUpLanguage } from './made-up-language';

/** Location of the copy: inside the project to resolve its packages, with a dot so that tools ignore it. */
export const VARIANT = '.variant';

async function change<T>(file: string, edit: (value: T) => void): Promise<void> {
  const path = join(VARIANT, file);
  const value: T = JSON.parse(await readFile(path, 'utf8'));
  edit(value);
  await writeFile(path, JSON.stringify(value, null, 2));
}

/** Texts that identify pages made from the changed data. */
export const CHANGED = { summary: 'Make a form', definition: 'Something else.' };

/** Changes the data of the current pages: an operation, a property of a schema, defaults of settings, the terms. */
async function changeData(): Promise<void> {
  await change<OpenApiDocument>('openapi.json', (contract) => {
    const form = contract.paths['/api/forms']?.post;
    if (!form) throw new Error('The contract lacks the operation to change.');
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

/** The old version of the copy: pages that show frozen data. */
export const OLD = '0.1.0';

const oldPage = (title: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: Shows what the data of an old version says, in the copy that the tests build.\n---\n\n${body}\n`;

const oldPages: Record<string, string> = {
  '_meta.ts': "export default { 'getting-started': 'Getting started', settings: 'Settings' };\n",
  'getting-started/_meta.ts': "export default { 'quick-start': 'Quick start' };\n",
  'getting-started/quick-start.mdx': oldPage(
    'Quick start',
    'A <Term name="tenant">tenant</Term>, and [all forms](/docs/api/forms/listForms).',
  ),
  'settings.mdx': oldPage('Settings', '<Settings section="Endatix:Data" />'),
};

async function write(files: Iterable<[file: string, text: string]>): Promise<void> {
  for (const [file, text] of files) {
    await mkdir(dirname(join(VARIANT, file)), { recursive: true });
    await writeFile(join(VARIANT, file), text);
  }
}

/** Adds an old version of a few pages with the current data. */
async function addOldVersion(): Promise<void> {
  await write(Object.entries(oldPages).map(([file, text]) => [`content/${OLD}/${file}`, text]));
  for (const { current, frozen } of Object.values(versionFiles))
    await cp(current, join(VARIANT, frozenData(OLD), frozen));
  const config = join(VARIANT, 'theme.config.tsx');
  const row = `{ name: '${OLD}', label: '${OLD}', path: '${OLD}', api: '0.1.1', source: '2025-03-02' }`;
  const text = await readFile(config, 'utf8');
  await writeFile(config, text.replace(/(versions: \[\{.*\})\]/, `$1, ${row}]`));
}

/**
 * Creates a copy of the project with one more language, an old version and changed data of the current
 * version. The old version must keep its own data in the build.
 */
export async function makeVariant(): Promise<void> {
  await copyProject(VARIANT);
  await write(madeUpLanguage());
  await addOldVersion();
  await changeData();
}
