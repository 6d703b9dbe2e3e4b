/**
 * Swagger UI brings zenscroll, which takes over every link to an anchor of the document as soon as its code runs,
 * unless the window says otherwise. The bundler puts a stub in its place (aliases.ts); this holds should it ever fail.
 * To be called before Swagger UI is imported.
 */
export function keepScrolling(): void {
  Object.assign(window, { noZensmooth: true });
}
