/** Where SurveyJS keeps its icons: the text of a symbol by the name of the icon. */
export interface IconRegistry {
  icons: Record<string, string>;
}

const styleAttribute = /\sstyle="[^"]*"/g;

/**
 * Takes the style attributes out of SurveyJS's icons. It gives all icons to the page as one text, and the policy of our
 * pages rejects attributes of that kind. Only the timer has one, which then takes its strokes from the style sheet.
 * Returns the names of the icons that had one.
 */
export function removeIconStyles(registry: IconRegistry): string[] {
  const styled = Object.entries(registry.icons).filter(([, symbol]) => symbol.search(styleAttribute) >= 0);
  for (const [name, symbol] of styled) registry.icons[name] = symbol.replace(styleAttribute, '');
  return styled.map(([name]) => name);
}
