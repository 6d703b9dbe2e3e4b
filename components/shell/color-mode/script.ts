import { site } from '@/theme.config';

/**
 * Script for the document head: sets mode and announcement state before the first paint.
 * Written out by hand because it must run before any module; kept in step with lib/color-mode.ts by a test.
 */
export function headScript(): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = site.colorMode;
  const announcement = `'${site.announcement?.id ?? ''}'`;
  const system = respectPrefersColorScheme
    ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`
    : `'${defaultMode}'`;
  // Without quotes of the other kind and line breaks, so that its second copy in the payload compresses to nothing.
  return [
    `(function(){var d=document.documentElement,c='',s;d.classList.add('js');`,
    `try{s=localStorage;c=${disableSwitch ? "''" : "s.getItem('theme')"};`,
    `if(s.getItem('announcement.id')==${announcement}&&s.getItem('announcement.dismissed')=='true')d.dataset.announcement='dismissed'}catch(e){}`,
    `if(c!='light'&&c!='dark')c='system';`,
    `d.dataset.theme=c=='system'?${system}:c;d.dataset.themeChoice=c})()`,
  ].join('');
}
