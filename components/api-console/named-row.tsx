/** Id of what stands behind the script below: the browser paints nothing of the page before it has come so far. */
const END = 'operations-listed';

/** Marks the row of the list of operations that the address names, and scrolls to it. Browsers do that too, but only after the first paint. */
const MARK = `(function(){var e=document.getElementById(location.hash.slice(1));if(e&&e.matches('.op-index li')){e.classList.add('is-named');e.scrollIntoView()}})()`;

/** Stands behind the list of operations: whoever follows a link to one sees it at the first paint, not the top of the page. */
export function NamedRow() {
  return (
    <>
      <link rel="expect" href={`#${END}`} blocking="render" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; it must run before the first paint */}
      <script dangerouslySetInnerHTML={{ __html: MARK }} />
      <span id={END} hidden />
    </>
  );
}
