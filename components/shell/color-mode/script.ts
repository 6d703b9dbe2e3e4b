import { site } from '@/theme.config';

/**
 * Script for the document head: sets mode and announcement state before the first paint.
 * Written out by hand because it must run before any module; kept in step with lib/color-mode.ts by a test.
 */
export function headScript(): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = site.colorMode;
  const announcement = JSON.stringify(site.announcement?.id ?? '');
  return `(function(){var d=document.documentElement,c='',s;d.classList.add('js');
try{s=localStorage;c=${disableSwitch ? "''" : "s.getItem('theme')||''"};if(${announcement}&&s.getItem('announcement.id')===${announcement}&&s.getItem('announcement.dismissed')==='true')d.dataset.announcement='dismissed'}catch(e){}
if(c!=='light'&&c!=='dark')c='system';
var m=c!=='system'?c:${respectPrefersColorScheme}&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':${respectPrefersColorScheme}&&matchMedia('(prefers-color-scheme: light)').matches?'light':'${defaultMode}';
d.dataset.theme=m;d.dataset.themeChoice=c})()`;
}
