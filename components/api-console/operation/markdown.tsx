import { Paragraphs } from '@/components/mdx/markdown';

/** A text of the contract. Replaces Swagger UI's, which brings a parser for all of Markdown and one for HTML. */
export function Markdown({ source }: { source?: string }) {
  if (!source) return null;
  return (
    <div className="renderedMarkdown">
      <Paragraphs text={source} />
    </div>
  );
}
