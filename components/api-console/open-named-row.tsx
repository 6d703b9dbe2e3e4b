/** Id of what comes behind the script below: the browser paints nothing of the page before it has come so far. */
const END = 'operations-listed';

/** Opens the rows that were open when this entry of the history was left, and the one that the address names. */
const OPEN = `(function(){var n=location.hash.slice(1).split('/with/')[0],s=history.state,p=s&&s.consolePlace,o=p&&p.open||[];document.querySelectorAll('.op-item').forEach(function(e){var t=e.querySelector('.op-item-body').id===n;if(t||o.indexOf(e.dataset.operation)>=0)e.open=true;if(t&&!p)e.scrollIntoView()})})()`;

/** Comes behind the rows: anyone who follows a link to one sees it open at the first paint. */
export function OpenNamedRow() {
  return (
    <>
      <link rel="expect" href={`#${END}`} blocking="render" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; it must run before the first paint */}
      <script dangerouslySetInnerHTML={{ __html: OPEN }} />
      <span id={END} hidden />
    </>
  );
}
