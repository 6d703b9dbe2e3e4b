import { visit } from 'unist-util-visit';

/**
 * Converts each mermaid fence to `<Diagram source>`, which knows the page's language. Runs before Nextra's
 * plugin, which would render the fence in the browser.
 */
export default function remarkDiagrams() {
  return (tree) => {
    visit(tree, { type: 'code', lang: 'mermaid' }, (node, index, parent) => {
      const source = node.value.replaceAll('\r\n', '\n');
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'Diagram',
        // Attributes cannot contain line breaks.
        attributes: [{ type: 'mdxJsxAttribute', name: 'source', value: encodeURIComponent(source) }],
        children: [],
      };
    });
  };
}
