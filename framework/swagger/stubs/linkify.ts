/** Stands for the detection of bare addresses in Markdown; the contract has real links. */
export function linkify(): void {}
