/** The assumption of this file. */
export const CLIENT_REFERENCE =
  'On the server a client component is a function whose $$typeof is Symbol.for("react.client.reference").';

/** Whether a component type is a client component, of which the server knows the address alone. */
export function isClientReference(type: unknown): boolean {
  return (
    typeof type === 'function' && '$$typeof' in type && type.$$typeof === Symbol.for('react.client.reference')
  );
}
