import { beforeEach, expect, it } from 'vitest';
import { type Demo, type DemoState, openDemo } from '@/features/form-demo/client/demo';
import { startTestApi, type TestApi } from '@/packages/reference-api/tests/support/test-api';
import { storageKeys } from '@/shared/storage-keys';
import { stubWindow } from '../support/memory-storage';

const original = '{"elements":[{"type":"text","name":"a"}]}';
let api: TestApi;
let loseData = () => {};
let page: EventTarget;

/** Tells all demos that another tab has written. */
const hear = () =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.liveForm('test') }));

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
  page = stubWindow();
  api = await startTestApi();
  return () => api.close();
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

it('shows what another tab saved, and does not overwrite it', async () => {
  const [one, other] = [await open(), await open()];
  await one.answer('1');
  hear();
  await until(other, loaded);
  expect(other.answers()).toBe('{"a":"1"}');
  expect(other.hasUnsaved()).toBe(false);
  await other.answer('2');
  hear();
  await until(one, loaded);
  expect(one.answers()).toBe('{"a":"2"}');
  expect((await one.readStored())?.id).toBe((await other.readStored())?.id);
});

it('saves typed text once, after a pause, and knows that leaving earlier would lose it', async () => {
  const demo = await open();
  const type = (a: string) =>
    demo.save({ jsonData: JSON.stringify({ a }), currentPage: 0, isComplete: false }, 20);
  const saves = ['M', 'Mo', 'More'].map(type);
  expect(demo.hasUnsaved()).toBe(true);
  await Promise.all(saves);
  expect(demo.hasUnsaved()).toBe(false);
  expect(demo.sent().filter((sent) => sent.includes('ubmission'))).toEqual(['createSubmission 201']);
  expect(await demo.readStored()).toMatchObject({ jsonData: '{"a":"More"}' });
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
