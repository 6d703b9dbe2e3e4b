import { useId, useMemo, useState } from 'react';
import { Button } from '@/components/api/button';
import type { LiveFormTexts } from '@/lib/i18n/en/live-form';
import { format } from '@/lib/i18n/format';
import { inOrder } from '@/lib/markup/in-order';
import { checkDefinition } from '../definition-check';

interface Props {
  texts: LiveFormTexts;
  /** The text as the catalogue has it. */
  original: string;
  text: string;
  isBusy: boolean;
  /** Whether the text is what the form shows already. */
  isPublished: boolean;
  onChange: (text: string) => void;
  onPublish: () => void;
}

/** The definition as text, checked while it is typed. */
export function DefinitionPane({ texts, original, text, isBusy, isPublished, onChange, onPublish }: Props) {
  const id = useId();
  const [scrolled, setScrolled] = useState(0);
  const faults = useMemo(() => checkDefinition(text, texts), [text, texts]);
  const [fault] = faults;
  const bad = new Set(faults.map(({ line }) => line));
  const lines = text.split('\n');
  const isDisabled = faults.length > 0 || isBusy;
  return (
    <>
      <label className="visually-hidden" htmlFor={`${id}text`}>
        {texts.definitionLabel}
      </label>
      {/* Above the text, where it is seen, and as high with a fault as without one. */}
      <p
        id={`${id}faults`}
        role="status"
        className={fault ? 'lf-errors console-bad' : 'lf-errors console-good'}
      >
        {fault
          ? format(texts.definitionError, { ...fault })
          : isPublished
            ? texts.published
            : texts.definitionOk}
        {faults.length > 1 && `, ${format(texts.definitionMore, { count: faults.length - 1 })}`}
      </p>
      <div className="lf-editor">
        <div className="lf-lines" aria-hidden="true">
          <div ref={(element) => element?.style.setProperty('transform', `translateY(${-scrolled}px)`)}>
            {inOrder(lines, (_, index) => (
              <span className={bad.has(index + 1) ? 'lf-bad-line' : undefined}>{index + 1}</span>
            ))}
          </div>
        </div>
        <textarea
          id={`${id}text`}
          value={text}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={faults.length > 0}
          aria-describedby={`${id}faults`}
          onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop)}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <p className="row">
        <Button
          className="console-primary"
          aria-disabled={isDisabled}
          onClick={() => !isDisabled && onPublish()}
        >
          {texts.publish}
        </Button>
        {text !== original && <Button onClick={() => onChange(original)}>{texts.restore}</Button>}
      </p>
    </>
  );
}
