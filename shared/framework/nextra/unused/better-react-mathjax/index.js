/** Replaces components for formulas, which no page has. */
export const MathJax = () => null;
export const MathJaxContext = () => null;
