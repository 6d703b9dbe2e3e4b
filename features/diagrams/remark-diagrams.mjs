import { visit } from 'unist-util-visit';

/**
 * Turns each mermaid fence into `<Diagram source>`, a component of the vocabulary that knows the page's language.
 * It comes before Nextra's own plugin, which would draw the fence in the reader's browser.
 */
export default function remarkDiagrams() {
  return (tree) => {
    visit(tree, { type: 'code', lang: 'mermaid' }, (node, index, parent) => {
      const source = node.value.replaceAll('\r\n', '\n');
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'Diagram',
        // Attributes cannot hold line breaks as they are.
        attributes: [{ type: 'mdxJsxAttribute', name: 'source', value: encodeURIComponent(source) }],
        children: [],
      };
    });
  };
}
