import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react';
import { Paragraphs } from '@/features/mdx/markdown';
import { MAX_DEPTH, tooDeepAt } from '@/shared/http/json-tokens';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';

/** Labels the select of examples, which has no name in Swagger UI. */
export const withLabel = (Select: ComponentType<{ showLabels?: boolean }>) =>
  function ExamplesSelect(props: object) {
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the control is in Swagger UI's component
      <label className="console-example row">
        <span>{texts.example}</span>
        <Select {...props} showLabels={false} />
      </label>
    );
  };

/** Labels the body and says what is wrong with it. Swagger UI only gives it a red border. */
export const withFault = (TextArea: ComponentType<ComponentProps<'textarea'>>) =>
  function BodyTextArea(props: ComponentProps<'textarea'>) {
    const id = useId();
    const text = String(props.value ?? '');
    const lines = text.split('\n').length;
    // Swagger UI keeps the error until the next Execute, even if it is fixed meanwhile.
    const isMissing = text === '' && props.className?.includes('invalid') === true;
    const fault = isMissing
      ? texts.bodyRequired
      : tooDeepAt(text) !== undefined && format(texts.bodyTooDeep, { levels: MAX_DEPTH });
    return (
      <>
        <TextArea
          {...props}
          aria-label={texts.body}
          aria-invalid={fault !== false}
          aria-describedby={fault ? id : undefined}
          spellCheck={false}
          rows={Math.min(Math.max(lines + 1, 4), 24)}
        />
        {fault && (
          <p id={id} className="console-bad" role="alert">
            {fault}
          </p>
        )}
      </>
    );
  };

/** Leaves out the fold button where it has no name, as for each plain property. */
export const withoutNameless = (Collapse: ComponentType<{ title?: ReactNode; children?: ReactNode }>) =>
  function ModelCollapse(props: { title?: ReactNode; children?: ReactNode }) {
    return props.title ? <Collapse {...props} /> : props.children;
  };

export function Markdown({ source }: { source?: string }) {
  if (!source) return null;
  return (
    <div className="renderedMarkdown">
      <Paragraphs text={source} />
    </div>
  );
}
