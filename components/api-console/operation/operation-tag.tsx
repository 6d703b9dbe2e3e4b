import type { ReactNode } from 'react';
import { operationGroups, tagSegment } from '@/lib/shared/openapi/operations';

interface Props {
  tag: string;
  children?: ReactNode;
}

/** Operations of a tag. */
export function OperationTag({ tag, children }: Props) {
  const id = `tag-${tagSegment(tag)}`;
  return (
    <section className="opblock-tag-section" aria-labelledby={id}>
      <h2 id={id}>{tag}</h2>
      <p>{operationGroups.find((group) => group.tag === tag)?.description}</p>
      {children}
    </section>
  );
}
