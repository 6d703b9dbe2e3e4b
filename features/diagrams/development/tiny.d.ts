declare module '@mermaid-js/tiny';
