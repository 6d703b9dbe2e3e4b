declare module 'mermaid/dist/mermaid.esm.min.mjs' {
  export { default } from 'mermaid';
}
