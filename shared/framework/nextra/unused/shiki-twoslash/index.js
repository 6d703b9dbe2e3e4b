const nothing = () => ({});

/** Replaces the transformer that runs TypeScript on fences marked `twoslash`, which no page has. */
export { nothing as rendererRich, nothing as transformerTwoslash };
