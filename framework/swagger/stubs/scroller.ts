/**
 * Stands for zenscroll, which takes over every link to an anchor of the document, for good. Swagger UI asks it to
 * scroll to what an address names; the console does that itself.
 */
const scroller = {
  to: (): void => undefined,
  createScroller: (): { to(): void } => ({ to: () => undefined }),
};

export default scroller;
