import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/scripts/export/search-words';

const page = (text: string) => `<html lang="en"><body><nav>menu menu</nav><main>${text}</main></body></html>`;

describe('the words that slips of the pen are compared with', () => {
  it('are those of the text, most frequent first', () => {
    const pages = [
      page('<p>Webhooks and the <code>form</code>.</p><p>Forms</p>'),
      page('webhooks, form, webhooks'),
    ];
    expect(wordsOf(pages)).toEqual(['webhooks', 'form']);
  });

  it('leave out names, short words and words that stand once', () => {
    expect(wordsOf([page('a8d7ef a8d7ef Seed__Data Seed__Data once of of of')])).toEqual([]);
  });
});
