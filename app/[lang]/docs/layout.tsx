export { DocsLayout as default } from '@/components/docs-page/docs-layout';
