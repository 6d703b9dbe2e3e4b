import type { ShikiTransformer } from 'shiki';

/** Marks lines by the comments `[!code ++]`, `[!code --]` and `[!code highlight]`. */
declare const notation: ShikiTransformer;
export default notation;
