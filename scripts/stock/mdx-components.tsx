import type { MDXComponents } from 'mdx/types';
import { useMDXComponents as useStockComponents } from 'nextra-theme-docs';
import { createMdxComponents } from '@/features/docs-page/mdx-components';
import { defaultLocale } from '@/shared/i18n';

/** Returns the stock theme's elements and our own MDX components. */
export function useMDXComponents() {
  const ours = createMdxComponents({ locale: defaultLocale, textLocale: defaultLocale });
  const vocabulary: MDXComponents = Object.fromEntries(
    Object.entries(ours).filter(([name]) => /^[A-Z]/.test(name)),
  );
  return { ...useStockComponents(), ...vocabulary };
}
