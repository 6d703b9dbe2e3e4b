import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrawn } from '@/components/api-console/operation/drawn';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the forms on the page', () => {
  it('are waited for, and those that are there already are not', async () => {
    const drawn = createDrawn();
    const told: string[] = [];
    const wait = drawn.wait('createForm').then(() => told.push('createForm'));
    drawn.add('listForms');
    await drawn.wait('listForms');
    expect(told).toEqual([]);
    drawn.add('createForm');
    await wait;
    expect(told).toEqual(['createForm']);
  });

  it('are waited for anew when they have gone', async () => {
    const drawn = createDrawn();
    drawn.add('createForm')();
    const outcome = expect(drawn.wait('createForm')).rejects.toThrow('The form of createForm did not open.');
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
  });
});
