import { createMdxComponents } from '@/features/docs-page/mdx-components';
import { defaultLocale } from '@/shared/i18n';

/** Returns the default components. The MDX compiler imports this name; pages pass their own set by language and version. */
export function useMDXComponents() {
  return createMdxComponents({ locale: defaultLocale, textLocale: defaultLocale });
}
