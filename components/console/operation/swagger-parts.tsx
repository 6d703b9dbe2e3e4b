import { Component, type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '@/components/api/button';
import { Paragraphs } from '@/components/mdx/markdown';
import { MAX_DEPTH, tooDeepAt } from '@/lib/api/json-tokens';
import { errorMessage } from '@/lib/error-message';
import { format } from '@/lib/i18n/format';
import { TextsContext, useTexts } from '../console-context';
import type { Collection } from './swagger-system';

/** Names the select of the examples; Swagger UI leaves it without a name. */
export const withLabel = (Select: ComponentType<{ showLabels?: boolean }>) =>
  function ExamplesSelect(props: object) {
    const texts = useTexts();
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the control is in Swagger UI's component
      <label className="console-example row">
        <span>{texts.example}</span>
        <Select {...props} showLabels={false} />
      </label>
    );
  };

/** Text area of the request body with its name, and with what is wrong: Swagger UI only gives it a red border. */
export function BodyTextArea({ className, ...props }: React.ComponentProps<'textarea'>) {
  const id = useId();
  const texts = useTexts();
  const text = String(props.value ?? '');
  const lines = text.split('\n').length;
  // Swagger UI keeps the fault until the next try; what is typed meanwhile fixes it.
  const isMissing = text === '' && className?.includes('invalid') === true;
  const fault = isMissing
    ? texts.bodyRequired
    : tooDeepAt(text) !== undefined && format(texts.bodyTooDeep, { levels: MAX_DEPTH });
  return (
    <>
      <textarea
        {...props}
        className={className}
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
}

interface ContentTypeProps {
  value?: string | null;
  contentTypes?: Collection;
  onChange?: (value: string) => void;
}

/** Media type of a body: text, as every body of this API has exactly one. Swagger UI has a select of one entry. */
export function ContentType({ value, contentTypes, onChange }: ContentTypeProps) {
  const first = contentTypes ? String(contentTypes.first() ?? '') : '';
  useEffect(() => {
    if (first && value !== first) onChange?.(first);
  }, [first, value, onChange]);
  return <code className="console-media">{first}</code>;
}

/** A text of the contract. Replaces Swagger UI's, which brings a parser for all of Markdown and one for HTML. */
export function Markdown({ source }: { source?: string }) {
  if (!source) return null;
  return (
    <div className="renderedMarkdown">
      <Paragraphs text={source} />
    </div>
  );
}

interface CollapseProps {
  title?: ReactNode;
  modelName?: string;
  expanded?: boolean;
  collapsedContent?: ReactNode;
  children?: ReactNode;
  onToggle?: (name: string | undefined, isExpanded: boolean) => void;
}

/** Opens and closes a part of a schema. Replaces Swagger UI's, whose button has no name when the part has no title. */
export function ModelCollapse({
  title,
  modelName,
  expanded = false,
  collapsedContent,
  children,
  onToggle,
}: CollapseProps) {
  const texts = useTexts();
  const [isExpanded, setExpanded] = useState(expanded);
  const toggle = () => {
    setExpanded(!isExpanded);
    onToggle?.(modelName, !isExpanded);
  };
  return (
    <span>
      <button type="button" className="model-box-control" aria-expanded={isExpanded} onClick={toggle}>
        {title ?? <span className="visually-hidden">{texts.properties}</span>}
        <span className="model-toggle" aria-hidden="true" />
        {!isExpanded && collapsedContent}
      </button>
      {isExpanded && children}
    </span>
  );
}

interface BoundaryProps {
  children?: ReactNode;
}

/**
 * Keeps a fault while drawing to the part it happened in. What the reader typed is kept elsewhere and is there again
 * after a new try. Replaces Swagger UI's, which has no way back.
 */
export class Boundary extends Component<BoundaryProps, { problem: string | null }> {
  static override contextType = TextsContext;
  declare context: React.ContextType<typeof TextsContext>;
  override state: { problem: string | null } = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: errorMessage(error) };
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    const texts = this.context;
    return (
      <div className="console-no-response" role="alert">
        <p>{texts ? format(texts.drawFailed, { reason: problem }) : problem}</p>
        <Button onClick={() => this.setState({ problem: null })}>{texts?.showAgain}</Button>
      </div>
    );
  }
}
