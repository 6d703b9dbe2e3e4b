/** The address functions that swagger-client takes from a parser of several hundred kilobytes. */
export const url = {
  resolve: (from: string, to: string): string => new URL(to, new URL(from, document.baseURI)).href,
  isHttpUrl: (address: string): boolean => /^https?:/.test(address),
};
