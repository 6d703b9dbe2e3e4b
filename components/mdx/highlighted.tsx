import { highlight } from '@/lib/build/code/highlight';
import { joinLines } from '@/lib/shared/code/run';
import { CodeRuns } from './code-runs';

/** Generated text with the colours of the site's code, written while building. */
export function Highlighted({ text, language }: { text: string; language: string }) {
  return <CodeRuns runs={joinLines(highlight(text, language))} />;
}
