/** Stands for the resolvers of OpenAPI 3.1, 3.2 and JSON Schema documents: our contract is OpenAPI 3.0. */
const strategy = {
  name: 'none',
  match: () => false,
  normalize: (document: unknown) => document,
  resolve: (): never => {
    throw new Error('The console reads OpenAPI 3.0 documents only.');
  },
};

export default strategy;
