import type { Node } from '@vscode/tree-sitter-wasm';
import { type CodeFault, simpleName } from './csharp-members';
import { isPlatformName, namespaceOfType, type Platform } from './platform';

/** Names of the types that a piece of code declares. */
export function declaredTypes(root: Node): string[] {
  const kinds = ['class', 'record', 'interface', 'struct', 'enum'].map((kind) => `${kind}_declaration`);
  return root.descendantsOfType(kinds).map((node) => node?.childForFieldName('name')?.text ?? '');
}

/** The `using` lines of a piece of code. */
function usingsOf(root: Node): Node[] {
  return root.descendantsOfType('using_directive').flatMap((node) => (node ? [node] : []));
}

/** Namespaces that a piece of code imports. */
export function importedBy(root: Node): string[] {
  return usingsOf(root).map(namespaceOf);
}

/**
 * Types and namespaces that neither the platform, nor the page, nor the list of foreign types knows,
 * and types and extension methods of the platform whose `using` is missing.
 * @param declared types that the docs declare, and names of members
 * @param imported namespaces of the file that the code belongs to; undefined for code that belongs to none
 */
export function typeFaults(
  root: Node,
  platform: Platform,
  declared: ReadonlySet<string>,
  imported: readonly string[] | undefined,
): CodeFault[] {
  const isVisible = (namespace: string) =>
    !imported || imported.includes(namespace) || platform.implicit.includes(namespace);
  return [
    ...usingsOf(root).flatMap((node) => namespaceFault(node, platform)),
    ...nameFaults(root, platform, declared),
    ...extensionFaults(root, platform, isVisible),
    ...typeReferences(root).flatMap((node) => referenceFault(node, platform, declared, isVisible)),
  ];
}

function extensionFaults(
  root: Node,
  platform: Platform,
  isVisible: (namespace: string) => boolean,
): CodeFault[] {
  return root.descendantsOfType('member_access_expression').flatMap((access) => {
    const node = access?.childForFieldName('name');
    const name = node ? simpleName(node) : '';
    const extension = Object.hasOwn(platform.extensions, name) ? platform.extensions[name] : undefined;
    if (!node || !extension || isVisible(extension.namespace)) return [];
    return [{ node, fault: `"${name}" needs "using ${extension.namespace};"` }];
  });
}

function namespaceOf(using: Node): string {
  return using.namedChildren.at(-1)?.text ?? '';
}

function namespaceFault(node: Node, platform: Platform): CodeFault[] {
  const namespace = namespaceOf(node);
  if (!namespace.startsWith('Endatix') || platform.namespaces.includes(namespace)) return [];
  return [{ node, fault: `the platform has no namespace "${namespace}"` }];
}

/** Anything with the product in its name must be the platform's. */
function nameFaults(root: Node, platform: Platform, declared: ReadonlySet<string>): CodeFault[] {
  return root.descendantsOfType('identifier').flatMap((node) => {
    if (!node?.text.includes('Endatix')) return [];
    if (declared.has(node.text) || isPlatformName(platform, node.text)) return [];
    return [{ node, fault: `the platform has no "${node.text}"` }];
  });
}

function referenceFault(
  node: Node,
  platform: Platform,
  declared: ReadonlySet<string>,
  isVisible: (namespace: string) => boolean,
): CodeFault[] {
  const name = simpleName(node);
  if (declared.has(name) || platform.readers.includes(name)) return [];
  const namespace = namespaceOfType(platform, name);
  if (!namespace)
    return [
      { node, fault: `"${name}" is no type of the platform, of the docs or of the list of foreign types` },
    ];
  return isVisible(namespace) ? [] : [{ node, fault: `"${name}" needs "using ${namespace};"` }];
}

/** Names in the place of a type: declarations, type arguments, base types, `new`, `typeof`, and static calls. */
function typeReferences(root: Node): Node[] {
  const found: Node[] = [];
  const add = (node: Node | null): void => {
    if (!node) return;
    if (node.type === 'identifier' || node.type === 'generic_name') found.push(node);
    else if (/^(nullable|array)_type$/.test(node.type))
      add(node.childForFieldName('type') ?? node.firstNamedChild);
  };
  const walk = (node: Node): void => {
    add(node.childForFieldName('type'));
    add(node.childForFieldName('returns'));
    if (node.type === 'type_argument_list' || node.type === 'base_list') node.namedChildren.forEach(add);
    if (node.type === 'member_access_expression') addStatic(node.childForFieldName('expression'));
    for (const child of node.namedChildren) if (child) walk(child);
  };
  const addStatic = (node: Node | null): void => {
    // A value in Pascal case before a dot is a type or a property of the class around it.
    if (node?.type === 'identifier' && /^[A-Z][a-z]/.test(node.text)) found.push(node);
  };
  walk(root);
  return found;
}
