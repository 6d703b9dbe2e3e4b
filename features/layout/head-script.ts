import { errorTexts } from '@/shared/i18n/errors';
import { storageKeys } from '@/shared/storage-keys';
import { type LocaleCode, type SiteConfig, site } from '@/theme.config';

/** The parts of the configuration that decide what the first paint looks like. */
type HeadConfig = Pick<SiteConfig, 'colorMode' | 'announcement'>;

/** Text as a script literal in single quotes that cannot end the literal or the element. */
function literal(text: string): string {
  return `'${text.replace(/[^\p{L}\d .:_-]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;
}

/** The reading of a key, by the script's own function. */
const stored = (key: string) => `g(${literal(key)})`;

/**
 * Script for the document head: sets mode, wrapping of code, announcement state and the language of samples before the
 * first paint, and says so when a script of the page cannot be loaded; the page then falls back to what works without script.
 * Written out by hand because it must run before any module; kept in step with features/layout/client/color-mode.ts by a test.
 */
export function headScript(config: HeadConfig = site, language: LocaleCode = site.locales[0].code): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = config.colorMode;
  const system = respectPrefersColorScheme
    ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`
    : `'${defaultMode}'`;
  const texts = errorTexts[language];
  return [
    `(function(){var w=window,t=document,d=t.documentElement,c='',f;d.classList.add('js');`,
    // As shared/browser/storage.ts reads: what local storage rejected lies in session storage.
    `function g(k){return sessionStorage.getItem(k)||localStorage.getItem(k)}`,
    `try{d.dataset.wrapCode=${stored(storageKeys.wrapCode)};c=${disableSwitch ? "''" : stored(storageKeys.theme)};`,
    // A sample in another language than the static one is not shown before it is in that language.
    `if((${stored(storageKeys.tab('sample'))}||'curl')!='curl')d.dataset.sample='';`,
    `if(${stored(storageKeys.announcementId)}==${literal(config.announcement?.id ?? '')}&&${stored(storageKeys.announcementDismissed)}=='true')d.dataset.announcement='dismissed'}catch(e){}`,
    `if(c!='light'&&c!='dark')c='system';`,
    `d.dataset.theme=c=='system'?${system}:c;d.dataset.themeChoice=c;`,
    // Presses that come before any listener are kept for features/shell/islands.ts.
    `w.early=[];w.addEventListener('click',function(e){w.early&&w.early.push(e.target)},true);`,
    `w.addEventListener('error',function(e){if((e.target.src+'').indexOf('/_next/')>0){f=f||1;if(t.readyState=='complete')s()}},true);`,
    `w.addEventListener('load',s);function s(){if(!f||f>1||t.querySelector('[data-hydrated]'))return;f=2;`,
    `var p=t.createElement('p'),b=t.createElement('button');p.className='load-failure';p.setAttribute('role','alert');`,
    `p.append(${literal(texts.loadFailed)},' ',b);b.textContent=${literal(texts.retry)};`,
    `b.onclick=function(){location.reload()};if(!('shell' in d.dataset))d.classList.remove('js');d.append(p)}})()`,
  ].join('');
}
