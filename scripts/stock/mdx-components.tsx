import type { MDXComponents } from 'mdx/types';
import { useMDXComponents as useStockComponents } from 'nextra-theme-docs';
import { createMdxComponents } from '@/features/docs-page/mdx-components';
import { defaultLocale } from '@/shared/i18n';

/** Headings, tables, code and links as the stock theme draws them, and our vocabulary, which is named in capitals. */
export function useMDXComponents() {
  const ours = createMdxComponents({ locale: defaultLocale, textLocale: defaultLocale });
  const vocabulary: MDXComponents = Object.fromEntries(
    Object.entries(ours).filter(([name]) => /^[A-Z]/.test(name)),
  );
  return { ...useStockComponents(), ...vocabulary };
}
