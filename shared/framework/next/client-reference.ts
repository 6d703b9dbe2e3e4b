export const CLIENT_REFERENCE =
  'On the server a client component is a function whose $$typeof is Symbol.for("react.client.reference").';

/** Returns whether a component is a client component, which the server knows only by reference. */
export function isClientReference(type: unknown): boolean {
  return (
    typeof type === 'function' && '$$typeof' in type && type.$$typeof === Symbol.for('react.client.reference')
  );
}
