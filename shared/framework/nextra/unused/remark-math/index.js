/** Replaces the plugin for formulas, which no page has. */
export default () => undefined;
