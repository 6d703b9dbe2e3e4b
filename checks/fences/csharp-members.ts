import type { Node } from '@vscode/tree-sitter-wasm';
import { findMember, type Platform } from './platform';

/** Something in the code that the platform does not have. */
export interface CodeFault {
  node: Node;
  fault: string;
}

type Scope = ReadonlyMap<string, string>;

/** Follows members from values whose platform type is known, and reports those that do not exist. */
export function memberFaults(root: Node, platform: Platform): CodeFault[] {
  const faults: CodeFault[] = [];
  visit(root, new Map());
  return faults;

  function visit(node: Node, scope: Scope): void {
    if (node.type === 'member_access_expression') typeOf(node, scope, true);
    for (const child of node.namedChildren) {
      if (child) visit(child, scopeOf(child, scope));
    }
  }

  /** Scope inside a node: parameters of lambdas and methods whose type is known. */
  function scopeOf(node: Node, scope: Scope): Scope {
    const added = new Map(scope);
    if (node.type === 'lambda_expression') addLambda(node, scope, added);
    if (/^(method|class|record|local_function|constructor)/.test(node.type)) {
      for (const parameter of node.descendantsOfType('parameter')) addTyped(parameter, added);
    }
    return added;
  }

  function addTyped(parameter: Node | null, scope: Map<string, string>): void {
    const type = parameter?.childForFieldName('type')?.text ?? '';
    const name = parameter?.childForFieldName('name')?.text;
    if (name && Object.hasOwn(platform.types, type)) scope.set(name, type);
  }

  function addLambda(lambda: Node, scope: Scope, added: Map<string, string>): void {
    const parameters = lambda.childForFieldName('parameters');
    if (parameters?.type === 'parameter_list') {
      for (const parameter of parameters.namedChildren) addTyped(parameter, added);
      return;
    }
    const type = lambdaType(lambda, scope);
    const name = parameters?.text.replace(/[()]/g, '');
    if (!name) return;
    // A lambda of unknown origin hides an outer name.
    if (type) added.set(name, type);
    else added.delete(name);
  }

  function lambdaType(lambda: Node, scope: Scope): string | undefined {
    const called = lambda.parent?.parent?.parent?.childForFieldName('function');
    if (called?.type !== 'member_access_expression') return undefined;
    const name = simpleName(called.childForFieldName('name'));
    const owner = typeOf(called.childForFieldName('expression'), scope, false);
    const member = owner ? findMember(platform, owner, name) : 'unknown';
    if (typeof member === 'object') return member.lambda;
    const choices = Object.hasOwn(platform.extensions, name) ? platform.extensions[name]?.lambda : undefined;
    const assigns = /^\s*\{?\s*[\w.]+\s*=[^=>]/.test(lambda.childForFieldName('body')?.text ?? '');
    return choices && (assigns ? choices[0] : choices.at(-1));
  }

  /** Platform type of an expression, or undefined. */
  function typeOf(node: Node | null, scope: Scope, report: boolean): string | undefined {
    if (!node) return undefined;
    if (node.type === 'identifier') return typeOfName(node.text, scope);
    if (node.type === 'invocation_expression')
      return typeOf(node.childForFieldName('function'), scope, false);
    if (node.type !== 'member_access_expression') return undefined;
    const owner = typeOf(node.childForFieldName('expression'), scope, false);
    if (!owner) return undefined;
    const nameNode = node.childForFieldName('name');
    const name = simpleName(nameNode);
    const member = findMember(platform, owner, name);
    if (member === 'none' && report)
      faults.push({ node: nameNode ?? node, fault: `${owner} has no member "${name}"` });
    return typeof member === 'object' ? member.returns : undefined;
  }

  function typeOfName(name: string, scope: Scope): string | undefined {
    if (scope.has(name)) return scope.get(name);
    if (Object.hasOwn(platform.conventions, name)) return platform.conventions[name];
    return Object.hasOwn(platform.types, name) ? name : undefined;
  }
}

/** Name without type arguments. */
export function simpleName(node: Node | null): string {
  return (node?.type === 'generic_name' ? node.firstNamedChild?.text : node?.text) ?? '';
}
