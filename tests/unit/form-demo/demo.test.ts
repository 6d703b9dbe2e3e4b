import { beforeEach, expect, it, vi } from 'vitest';
import { type Demo, type DemoState, openDemo } from '@/features/form-demo/client/demo';
import { startTestApi, type TestApi } from '@/packages/reference-api/tests/support/test-api';
import { memoryStorage } from '../support/memory-storage';

const original = '{"elements":[{"type":"text","name":"a"}]}';
let api: TestApi;
let loseData = () => {};

/** Waits until the state of a demo meets a condition. */
const until = ({ state }: Pick<Demo, 'state'>, isReady: (state: DemoState) => boolean) =>
  new Promise<void>((resolve) => {
    const check = () => isReady(state.get()) && resolve();
    state.subscribe(check);
    check();
  });
const loaded = ({ isLoading }: DemoState) => !isLoading;

/** Opens the demo, as a reload of its page does, and waits for its form. */
async function open() {
  const demo = openDemo('test', 'A form', original, {
    send: (input, init) => api.api.fetch(new Request(input, init)),
    restoreAdministrator: () => Promise.reject(new Error('The password is the first one.')),
    onDataLost: (listener) => {
      loseData = listener;
      return () => {};
    },
  });
  await until(demo, loaded);
  const answer = (a: string, isComplete = false) =>
    demo.save({ jsonData: JSON.stringify({ a }), currentPage: 0, isComplete });
  const answers = () => demo.state.get().form?.submission?.jsonData;
  const sent = () => demo.requests.get().map(({ operationId, status }) => `${operationId} ${status}`);
  return { ...demo, answer, answers, sent };
}

beforeEach(async () => {
  vi.stubGlobal('window', { localStorage: memoryStorage(), sessionStorage: memoryStorage() });
  api = await startTestApi();
  return () => {
    vi.unstubAllGlobals();
    return api.close();
  };
});

it('saves the newest answers by token, restores them after a reload, and completes them', async () => {
  const demo = await open();
  expect(demo.state.get().save).toBe('nothing');
  expect(await demo.readStored()).toBeUndefined();
  await Promise.all([demo.answer('1'), demo.answer('2')]);
  const saving = demo.answer('3');
  await Promise.resolve();
  await Promise.all([saving, demo.answer('4')]);
  expect(demo.sent().slice(-3)).toEqual([
    'createSubmission 201',
    'updateSubmissionByToken 200',
    'updateSubmissionByToken 200',
  ]);
  const reloaded = await open();
  expect([reloaded.state.get().save, reloaded.answers()]).toEqual(['restored', '{"a":"4"}']);
  await reloaded.answer('5', true);
  expect(reloaded.state.get().save).toBe('complete');
  expect(await reloaded.readStored()).toMatchObject({ isComplete: true, jsonData: '{"a":"5"}' });
});

it('saves a large answer, whose response is too long to show', async () => {
  const demo = await open();
  const photo = 'x'.repeat(2_400_000);
  await demo.answer(photo);
  expect(demo.state.get()).toMatchObject({ save: 'saved' });
  expect(demo.requests.get().at(-1)?.response?.length).toBeLessThan(5_000);
  await demo.leaveAndReturn();
  expect(demo.answers()?.length).toBeGreaterThan(photo.length);
});

it('shows the published definition after a reload, and keeps an unpublished change', async () => {
  const demo = await open();
  const changed = original.replace('"a"', '"b"');
  demo.edit(changed);
  await demo.publish(changed);
  expect(demo.state.get()).toMatchObject({ hasPublished: true, form: { definition: changed } });
  demo.edit(original);
  const reloaded = await open();
  const { form, edited, hasPublished } = reloaded.state.get();
  expect([form?.definition, edited, hasPublished]).toEqual([changed, original, false]);
  await reloaded.publish(changed);
  await api.close();
  api = await startTestApi();
  loseData();
  await until(reloaded, loaded);
  expect(reloaded.state.get()).toMatchObject({ hasPublished: false, form: { definition: original } });
});

it('saves into a new submission when the token has expired, and publishes again when the form was deleted', async () => {
  const demo = await open();
  await demo.answer('1');
  api.clock.advance(25 * 3600);
  await demo.answer('2');
  expect(demo.sent().slice(-2)).toEqual(['updateSubmissionByToken 404', 'createSubmission 201']);
  expect(await demo.readStored()).toMatchObject({ jsonData: '{"a":"2"}' });
  await api.close();
  api = await startTestApi();
  await demo.answer('3');
  expect(demo.state.get().save).toBe('saved');
  await api.close();
  api = await startTestApi();
  loseData();
  await until(demo, loaded);
  expect(demo.state.get()).toMatchObject({ save: 'nothing', form: { definition: original } });
});

it("shows that answers aren't saved, and saves them on request", async () => {
  const demo = await open();
  const { fetch } = api.api;
  api.api.fetch = () => Promise.reject(new Error('The sandbox stopped.'));
  await demo.answer('1');
  expect(demo.state.get()).toMatchObject({ save: 'failed', problem: { message: 'The sandbox stopped.' } });
  await demo.leaveAndReturn();
  expect(demo.state.get()).toMatchObject({ save: 'failed', isLoading: false });
  api.api.fetch = fetch;
  demo.retry();
  await until(demo, ({ save }) => save === 'saved');
  expect(await demo.readStored()).toMatchObject({ jsonData: '{"a":"1"}' });
});
