/** Replaces Nextra's plugin: features/diagrams/remark-diagrams.mjs reads mermaid fences before it. */
export const remarkMermaid = () => () => undefined;
