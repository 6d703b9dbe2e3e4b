import { expect, it, vi } from 'vitest';
import { opensSearch, pressedKey } from '@/shared/browser/keys';
import { stubWindow } from '../support/memory-storage';

const press = (init: Partial<KeyboardEvent>) =>
  ({ code: '', target: null, getModifierState: () => false, ...init }) as KeyboardEvent;

it.each<[boolean, Partial<KeyboardEvent>]>([
  [true, { key: '/' }],
  [true, { key: '/', shiftKey: true }],
  [true, { key: 'K', ctrlKey: true }],
  [true, { key: 'k', metaKey: true }],
  [true, { key: 'л', code: 'KeyK', ctrlKey: true }],
  [false, { key: '/', ctrlKey: true }],
  [false, { key: '/', altKey: true }],
  [false, { key: 'k', ctrlKey: true, altKey: true }],
  [false, { key: 'K', ctrlKey: true, shiftKey: true }],
])('opens the search: %s, %j', (opens, init) => {
  stubWindow();
  vi.stubGlobal('HTMLElement', class {});
  expect(opensSearch(press(init))).toBe(opens);
});

it.each<[Partial<KeyboardEvent>, string]>([
  [{ key: 'Enter' }, 'Enter'],
  [{ key: 'Enter', keyCode: 229 }, ''],
  [{ key: 'Escape', isComposing: true }, ''],
  [{ key: 'Process' }, ''],
])('ignores keys of input methods: %j', (init, key) => expect(pressedKey(press(init))).toBe(key));
