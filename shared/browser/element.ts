import 'client-only';

type Content = Node | string | undefined | false;

/** Creates an element. Undefined and false omit an attribute, true sets it to ''. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
  ...content: Content[]
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) node.setAttribute(attribute, value === true ? '' : value);
  node.append(...content.filter((part) => part !== undefined && part !== false));
  return node;
}
