export { DocsLayout as default } from '@/components/article/article-layout';
