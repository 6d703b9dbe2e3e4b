// Replaces the library for formulas, which no page has.
export {};
