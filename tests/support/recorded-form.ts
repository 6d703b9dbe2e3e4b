import { onTestFinished } from 'vitest';
import { postJson, signIn } from '@/packages/reference-api/tests/support/server-process';
import { type ServerRelease, startReplayServer } from './replay-server/server';

/** Starts a server with a public form that has two complete submissions and a partial one. */
export async function startWithForm(release: ServerRelease) {
  const { url, close } = await startReplayServer({ release });
  onTestFinished(close);
  const api = `${url}/api`;
  const token = await signIn(url);
  const patch = (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    return fetch(api + path, { method: 'PATCH', headers, body: JSON.stringify(body) });
  };
  const form = { name: 'Customer feedback', isEnabled: true, formDefinitionJsonData: '{"pages":[]}' };
  const formId = String((await postJson(`${api}/forms`, form, token)).body.id);
  const answer = () =>
    postJson(`${api}/forms/${formId}/submissions`, { jsonData: '{"score":4}', isComplete: true });
  const first = await answer();
  await patch(`/forms/${formId}`, { isPublic: true });
  await patch(`/forms/${formId}/definition`, { isDraft: false, jsonData: '{"pages":[]}' });
  const sent = [(await answer()).body.id, (await answer()).body.id];
  return { api, token, formId, first, sent };
}
