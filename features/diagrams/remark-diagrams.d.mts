import type { Root } from 'mdast';

/** Remark plugin: each mermaid fence becomes `<Diagram source>` with the source URI-encoded. */
export default function remarkDiagrams(): (tree: Root) => void;
