import { errorTexts } from '@/shared/i18n/errors';
import { storageKeys } from '@/shared/storage-keys';
import { type LocaleCode, type SiteConfig, site } from '@/theme.config';

type HeadConfig = Pick<SiteConfig, 'colorMode' | 'announcement'>;

/** Returns a string literal in single quotes that cannot end the literal or the element. */
function literal(text: string): string {
  return `'${text.replace(/[^\p{L}\d .:_-]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;
}

const stored = (key: string) => `g(${literal(key)})`;

/**
 * Returns the script for the document head. It sets color mode, code wrapping, announcement state and sample
 * language before the first paint. When a script of the page fails to load, it shows an error and falls back
 * to the page without script. It runs before any module, so it is written by hand; a test keeps it in step
 * with behaviors/color-mode.ts.
 */
export function headScript(config: HeadConfig = site, language: LocaleCode = site.locales[0].code): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = config.colorMode;
  const system = respectPrefersColorScheme
    ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`
    : `'${defaultMode}'`;
  const texts = errorTexts[language];
  return [
    `(function(){var w=window,t=document,d=t.documentElement,c='',f;d.classList.add('js');`,
    // Same order as shared/browser/storage.ts: values that local storage rejected are in session storage.
    `function g(k){return sessionStorage.getItem(k)||localStorage.getItem(k)}`,
    `try{d.dataset.wrapCode=${stored(storageKeys.wrapCode)};c=${disableSwitch ? "''" : stored(storageKeys.theme)};`,
    // Hides a sample until it is in the chosen language.
    `if((${stored(storageKeys.tab('sample'))}||'curl')!='curl')d.dataset.sample='';`,
    `if(${stored(storageKeys.announcementId)}==${literal(config.announcement?.id ?? '')}&&${stored(storageKeys.announcementDismissed)}=='true')d.dataset.announcement='dismissed'}catch(e){}`,
    `if(c!='light'&&c!='dark')c='system';`,
    `d.dataset.theme=c=='system'?${system}:c;d.dataset.themeChoice=c;`,
    // Clicks before the first listener are stored for features/shell/islands.ts.
    `w.early=[];w.addEventListener('click',function(e){w.early&&w.early.push(e.target)},true);`,
    `w.addEventListener('error',function(e){if((e.target.src+'').indexOf('/_next/')>0){f=f||1;if(t.readyState=='complete')s()}},true);`,
    `w.addEventListener('load',s);function s(){if(!f||f>1||t.querySelector('[data-hydrated]'))return;f=2;`,
    `var p=t.createElement('p'),b=t.createElement('button');p.className='load-failure';p.setAttribute('role','alert');`,
    `p.append(${literal(texts.loadFailed)},' ',b);b.textContent=${literal(texts.retry)};`,
    // Offline, a reload would lose the page.
    `b.onclick=function(){fetch(location,{cache:'no-store'}).then(function(){location.reload()},function(){})};`,
    `if(!('shell' in d.dataset))d.classList.remove('js');d.append(p)}})()`,
  ].join('');
}
