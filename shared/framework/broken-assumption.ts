/** What the project knows about the inside of a package is no longer true; the message says what and where to look. */
export class BrokenAssumption extends Error {
  /**
   * @param assumption the sentence that should hold, as its file says it
   * @param found what was there instead
   * @param file the file of `shared/framework/` that has to follow
   */
  constructor(assumption: string, found: string, file: string) {
    super(`${assumption} It is no longer true: ${found} Fix shared/framework/${file}`);
    this.name = 'BrokenAssumption';
  }
}
