import { highlight } from '@/shared/code/highlight';
import { joinLines } from '@/shared/code/run';
import { CodeFrame } from './code-frame';
import { CodeRuns } from './code-runs';

export function Highlighted({ text, language }: { text: string; language: string }) {
  return <CodeRuns runs={joinLines(highlight(text, language))} />;
}

/** Renders generated code with a label. `language` is a name as in fences; `{{name}}` becomes a variable. */
export function CodeSample({ label, language, text }: { label: string; language: string; text: string }) {
  return (
    <CodeFrame label={label} language={language}>
      <Highlighted text={text} language={language} />
    </CodeFrame>
  );
}
