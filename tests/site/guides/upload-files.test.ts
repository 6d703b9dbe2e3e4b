import { formDefinition } from '@/features/form-demo/forms';
import { startServer } from '@/packages/reference-api/package';
import { postJson, signIn } from '@/packages/reference-api/tests/support/server-process';
import { expect, it } from '@/tests/site/support/test';
import { getProgram } from '@/tests/support/page-programs';
import { startUploads } from '@/tests/support/upload-server';
import { plainPage, servePage } from './embedded-forms';

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

it('a file goes to the storage of the reader, its address to the answers', async ({ page, closeAfter }) => {
  const api = await closeAfter(startServer());
  const files = await plainPage(getProgram('upload-files', 'page.js'));
  const site = await closeAfter(servePage(files));
  const uploads = await closeAfter(startUploads(it.info().outputPath('uploads'), { ORIGIN: site.url }));
  files['/page.js'] = String(files['/page.js']).replace('http://localhost:4100/files', uploads.endpoint);
  files['/upload-files.js'] = getProgram('upload-files', 'upload-files.js');
  // The question passes files to the page instead of storing them in the answers.
  const definition = JSON.stringify(formDefinition('file', 'en')).replace(
    '"storeDataAsText":true',
    '"storeDataAsText":false',
  );
  const form = { name: 'Damage', isEnabled: true, formDefinitionJsonData: definition };
  const { id } = (await postJson(`${api.url}/api/forms`, form, await signIn(api.url))).body;
  await page.goto(`${site.url}/index.html?api=${api.url}/api&form=${id}`);
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/submissions'),
  );
  const chooser = page.waitForEvent('filechooser');
  await page.locator('span', { hasText: 'Select File' }).click();
  await (await chooser).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo });
  const { jsonData } = await (await saved).json();
  const [answer] = JSON.parse(jsonData).photo;
  expect(answer).toMatchObject({ name: 'photo.png', type: 'image/png' });
  expect(answer.content.startsWith(uploads.endpoint)).toBe(true);
  const stored = await fetch(answer.content);
  expect(Buffer.from(await stored.arrayBuffer())).toEqual(photo);
});
