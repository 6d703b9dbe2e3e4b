import { useId, useMemo, useState } from 'react';
import type { LiveFormTexts } from '@/lib/i18n/en/live-form';
import { format } from '@/lib/i18n/format';
import { inOrder } from '@/lib/shared/markup/in-order';
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

/** More faults than these help nobody. */
const SHOWN = 4;

/** The definition as text, checked while it is typed. */
export function DefinitionPane({ texts, original, text, isBusy, isPublished, onChange, onPublish }: Props) {
  const id = useId();
  const [scrolled, setScrolled] = useState(0);
  const faults = useMemo(() => checkDefinition(text, texts), [text, texts]);
  const bad = new Set(faults.map(({ line }) => line));
  const lines = text.split('\n');
  const isDisabled = faults.length > 0 || isBusy;
  return (
    <>
      <label className="visually-hidden" htmlFor={`${id}text`}>
        {texts.definitionLabel}
      </label>
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
      <div id={`${id}faults`} role="status" className="lf-faults">
        {faults.length === 0 ? (
          <p className="console-good">{isPublished ? texts.published : texts.definitionOk}</p>
        ) : (
          <ul>
            {faults.slice(0, SHOWN).map(({ line, sentence }) => (
              <li key={`${line} ${sentence}`} className="console-bad">
                {format(texts.definitionFault, { line, sentence })}
              </li>
            ))}
            {faults.length > SHOWN && (
              <li>{format(texts.definitionMore, { count: faults.length - SHOWN })}</li>
            )}
          </ul>
        )}
      </div>
      <p className="console-inline">
        <button
          type="button"
          className="console-button console-primary"
          aria-disabled={isDisabled}
          onClick={() => !isDisabled && onPublish()}
        >
          {texts.publish}
        </button>
        {text !== original && (
          <button type="button" className="console-button" onClick={() => onChange(original)}>
            {texts.restore}
          </button>
        )}
      </p>
    </>
  );
}
