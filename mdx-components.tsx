import { createMdxComponents } from '@/features/docs-page/mdx-components';
import { defaultLocale } from '@/shared/i18n';

/** Entry point that the MDX compiler looks for; pages pass a set bound to their own language and version. */
export function useMDXComponents() {
  return createMdxComponents({ locale: defaultLocale, textLocale: defaultLocale });
}
