// Order matters: tokens and elements first, then the parts that build on them.
import './globals.css';
import '@/components/shell/shell.css';
import '@/components/docs-page/docs-page.css';
import '@/components/docs/docs.css';
