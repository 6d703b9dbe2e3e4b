import { CodeFrame } from './code-frame';
import { Highlighted } from './highlighted';

/** Generated code with a label; `language` is a name as in fences. `{{name}}` is shown as a variable. */
export function CodeSample({ label, language, text }: { label: string; language: string; text: string }) {
  return (
    <CodeFrame label={label}>
      <Highlighted text={text} language={language} />
    </CodeFrame>
  );
}
