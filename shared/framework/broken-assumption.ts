/** An assumption about the internals of a package is no longer true. The message says which, and where to look. */
export class BrokenAssumption extends Error {
  /**
   * @param assumption the sentence in the file that should be true
   * @param found what was found instead
   * @param file the file of `shared/framework/` to update
   */
  constructor(assumption: string, found: string, file: string) {
    super(`${assumption} It is no longer true: ${found} Fix shared/framework/${file}`);
    this.name = 'BrokenAssumption';
  }
}
