import { createMdxComponents } from '@/features/docs-page/mdx-components';
import { defaultLocale } from '@/shared/i18n';

/** Entry point of the MDX compiler. Pages pass components bound to their language and version. */
export function useMDXComponents() {
  return createMdxComponents({ locale: defaultLocale, textLocale: defaultLocale });
}
