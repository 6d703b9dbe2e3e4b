import ts from 'typescript';

/** Name of a property of an object literal, or undefined for spreads and computed names. */
function nameOf(property: ts.ObjectLiteralElementLike): string | undefined {
  return property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : undefined;
}

/** The text of a `_meta.ts` without the entries of pages and folders that a snapshot leaves out. */
export function withoutMetaKeys(source: string, dropped: ReadonlySet<string>): string {
  const file = ts.createSourceFile('_meta.ts', source, ts.ScriptTarget.Latest, true);
  const ranges: [number, number][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) {
        if (!dropped.has(nameOf(property) ?? '')) continue;
        const after = source[property.end] === ',' ? property.end + 1 : property.end;
        const before = source.slice(0, property.getStart(file)).trimEnd().length;
        ranges.push([before, after]);
      }
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return ranges.reverse().reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), source);
}
