import { createCommentNotationTransformer } from '@shikijs/transformers';

const elements = { '++': 'ins', '--': 'del', highlight: 'mark' };

/**
 * Renders `[!code ++]`, `[!code --]` or `[!code highlight]` at the end of a line as an element.
 * shared/code/notation.ts reads the same comments for programs.
 */
export default createCommentNotationTransformer(
  'endatix-notation',
  /\s*\[!code (\+\+|--|highlight)\]/,
  ([, notation], line) => {
    line.tagName = elements[notation];
    return true;
  },
);
