/** A fault that is planted in a copy of the project, and the tests of which one must find it. */
export interface PlantedFault {
  /** What a reader or caller would notice. */
  name: string;
  /** File that is changed, relative to the project; below `out/` for a fault of the built site. */
  file: string;
  /** Text that is replaced once. A fault whose text is gone is reported: it must be planted elsewhere. */
  find: string | RegExp;
  replace: string;
  /** Files that are run, or `types` for the compiler; files of tests/site run in a browser. */
  tests: string[];
}
