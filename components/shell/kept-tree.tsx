import { storageKeys } from '@/lib/shared/storage-keys';

/** As lib/browser/enhance/tree.ts does once the shell's script is there: unfolds what the reader unfolded, and scrolls the column. */
const SCRIPT = `(function(){try{var d=document,s=JSON.parse(sessionStorage.getItem('${storageKeys.tree}'));d.querySelectorAll('details[data-folder]').forEach(function(f){if(s.open[f.dataset.folder])f.open=true});d.querySelector('.sidebar').scrollTop=s.top}catch(e){}})()`;

/** Stands behind the tree: a reader finds it as they left it from the first paint of the next page on, and nothing moves. */
export function KeptTree() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; it must run before the first paint
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
