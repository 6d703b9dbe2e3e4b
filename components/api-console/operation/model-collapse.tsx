import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts';

interface Props {
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
}: Props) {
  const texts = useTexts();
  const [isExpanded, setExpanded] = useState(expanded);
  const toggle = () => {
    setExpanded(!isExpanded);
    onToggle?.(modelName, !isExpanded);
  };
  return (
    <span>
      <button type="button" className="model-box-control" aria-expanded={isExpanded} onClick={toggle}>
        {title ?? <span className="visually-hidden">{texts.members}</span>}
        <span className="model-toggle" aria-hidden="true" />
        {!isExpanded && collapsedContent}
      </button>
      {isExpanded && children}
    </span>
  );
}
