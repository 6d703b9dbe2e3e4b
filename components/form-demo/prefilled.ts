/** Names of the questions of a definition that stand at its top or on its pages. */
function questionNames(definition: object): string[] {
  const { elements = [], pages = [] } = definition as {
    elements?: { name: string }[];
    pages?: { elements: { name: string }[] }[];
  };
  return [...elements, ...pages.flatMap((page) => page.elements)].map(({ name }) => name);
}

/** Answers that the address of the page brings: its parameters that are named as a question. */
export function prefilled(definition: object, search: string): Record<string, string> {
  const parameters = new URLSearchParams(search);
  const names = questionNames(definition).filter((name) => parameters.has(name));
  return Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? '']));
}
