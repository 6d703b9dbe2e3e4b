/** Replaces a component that no page uses. */
export const Mermaid = () => null;
