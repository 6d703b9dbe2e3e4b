// Order matters: tokens and elements first, then the parts that build on them.
import './globals.css';
import '@/components/shell/shell.css';
import '@/components/article/article.css';
import '@/components/mdx/docs.css';
