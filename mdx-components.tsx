import { createMdxComponents } from '@/components/mdx/mdx-components';
import { defaultLocale } from '@/lib/i18n';

/** Entry point that the MDX compiler looks for; pages pass a set bound to their own language and version. */
export function useMDXComponents() {
  return createMdxComponents({ locale: defaultLocale, textLocale: defaultLocale });
}
