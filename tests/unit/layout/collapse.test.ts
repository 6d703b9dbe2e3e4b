import { describe, expect, it } from 'vitest';
import { collapseDuration } from '@/client/collapse';

describe('duration of a collapse', () => {
  it('is computed from the height of the content', () => {
    // (4 + 15 · (h / 36)^¼ + h / 180) · 10 milliseconds
    expect(collapseDuration(36, false)).toBe(192);
    expect(collapseDuration(576, false)).toBe(372);
    expect(collapseDuration(2916, false)).toBe(652);
  });

  it('grows with the content, ever more slowly', () => {
    const durations = [100, 200, 300, 400].map((height) => collapseDuration(height, false));
    const steps = durations.slice(1).map((duration, index) => duration - (durations[index] ?? 0));
    expect(steps.every((step) => step > 0)).toBe(true);
    expect([...steps].sort((a, b) => b - a)).toEqual(steps);
  });

  it('is 1 ms with reduced motion and 0 without content', () => {
    expect(collapseDuration(5000, true)).toBe(1);
    expect(collapseDuration(0, true)).toBe(1);
    expect(collapseDuration(0, false)).toBe(0);
  });
});
