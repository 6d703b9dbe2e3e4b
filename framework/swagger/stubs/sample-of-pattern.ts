/** Stands for randexp, which makes up texts that fit a pattern. Each body of the contract has an example, so none is made up. */
export default class SampleOfPattern {
  gen(): string {
    return 'string';
  }
}
