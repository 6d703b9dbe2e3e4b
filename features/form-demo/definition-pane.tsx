import { useId, useMemo } from 'react';
import { Button } from '@/features/api-client/button';
import { useStore } from '@/features/api-client/use-store';
import type { LiveFormTexts } from '@/shared/i18n/en/live-form';
import type { Demo } from './client/demo';
import { checkDefinition } from './definition-check';

interface Props {
  demo: Demo;
  texts: LiveFormTexts;
  /** The definition in the docs. */
  original: string;
  onPublish: () => void;
}

/** Edits the definition, and checks it as it is typed. */
export function DefinitionPane({ demo, texts, original, onPublish }: Props) {
  const id = useId();
  const { form, edited, hasPublished, isLoading } = useStore(demo.state);
  const text = edited ?? form?.definition ?? original;
  const problem = useMemo(() => checkDefinition(text, texts), [text, texts]);
  const isDisabled = problem !== undefined || edited === undefined || isLoading;
  const state =
    edited !== undefined ? texts.unpublished : hasPublished ? texts.published : texts.notPublished;
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {texts.definitionLabel}
      </label>
      <p id={`${id}state`} role="status" className={`lf-check ${problem ? 'console-bad' : 'hint'}`}>
        {problem ?? state}
      </p>
      <textarea
        id={id}
        className="lf-editor control"
        value={text}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}state`}
        onChange={({ target }) => demo.edit(target.value)}
      />
      <p className="row">
        <Button
          className="console-primary"
          aria-disabled={isDisabled}
          onClick={() => {
            if (isDisabled) return;
            onPublish();
            void demo.publish(text);
          }}
        >
          {texts.publish}
        </Button>
        {text !== original && <Button onClick={() => demo.edit(original)}>{texts.restore}</Button>}
      </p>
    </>
  );
}
