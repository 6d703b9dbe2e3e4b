import type { Root } from 'mdast';

/** Converts each mermaid fence to `<Diagram source>` with the source URI-encoded. */
export default function remarkDiagrams(): (tree: Root) => void;
