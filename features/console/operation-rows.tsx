import { inline } from '@/features/mdx/markdown';
import { MethodPath } from '@/features/reference/method-path';
import { allContract } from '@/shared/contract/all-operations';
import { type ApiOperation, consolePlace, tagSegment } from '@/shared/contract/operations';
import { console as texts } from '@/shared/i18n/en/console';
import { operation as operationTexts } from '@/shared/i18n/en/operation';
import { siteHref } from '@/shared/paths';
import { splitAbout } from './operation/console-spec';

/**
 * The anchor lies at the top of the row, inside the part that is hidden: browsers open the row without script
 * and show it with its line.
 */
function Row({ operation }: { operation: ApiOperation }) {
  const { id, method, path, isProtected, isServerOnly, href, operation: described } = operation;
  return (
    <details className="op-item box" data-operation={id}>
      <summary className="line">
        <h3 className="row">
          <MethodPath method={method} path={path} />{' '}
          <span className="op-item-title op-soft">
            {described.summary}
            {isServerOnly && <span className="op-item-mark fine">{operationTexts.serverOnly}</span>}
          </span>
        </h3>{' '}
        <span className="op-item-access fine" data-protected={isProtected ? '' : undefined}>
          {isProtected ? texts.needsToken : texts.open}
        </span>
      </summary>{' '}
      <div className="op-item-body">
        <span className="op-item-anchor" id={consolePlace(operation)} />
        <div className="op-item-about">
          <p>
            {inline(splitAbout(described.description).lead)} <a href={siteHref(href)}>{texts.reference}</a>
          </p>
        </div>
        <div className="op-item-form needs-script" aria-busy="true">
          <p className="op-item-wait op-soft">{texts.formLoading}</p>
        </div>
      </div>
    </details>
  );
}

/**
 * Renders each operation as a row that opens without script. Swagger UI draws its form into rows that are
 * open.
 */
export function OperationRows() {
  return (
    <div className="op-items" id="operations">
      {allContract.groups.map(({ tag, description, operations }) => (
        <section key={tag} aria-labelledby={`tag-${tagSegment(tag)}`}>
          <h2 id={`tag-${tagSegment(tag)}`}>{tag}</h2>
          <p>{description}</p>
          {operations.map((operation) => (
            <Row key={operation.id} operation={operation} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** ID of the element after the script below: browsers paint nothing before they reach it. */
const END = 'operations-listed';

/** Corrects addresses such as `#createForm`, `#forms` or `#/forms` to the spelling of the page. */
const SPELL = `var h=location.hash.slice(1),w=h.replace(/^\\//,'').toLowerCase(),g=w&&document.getElementById('tag-'+w),f='';document.querySelectorAll('.op-item').forEach(function(e){if(w&&e.dataset.operation.toLowerCase()===w)f=e.querySelector('.op-item-anchor').id});if(!f&&g)f=g.id;if(f){history.replaceState(history.state,'','#'+f);if(f===(g&&g.id))g.scrollIntoView()}`;

/** Marks a page whose reader has acted: the console stops restoring the stored position (nav/scroll.ts). */
const ACTED = `['pointerdown','wheel','keydown'].forEach(function(t){addEventListener(t,function(){document.documentElement.dataset.acted=''},{capture:true,once:true,passive:true})})`;

/** Opens the rows that were open in this history entry, and the one that the address names. */
const OPEN = `(function(){${SPELL};var n=location.hash.slice(1).split('/with/')[0],s=history.state,p=s&&s.consolePlace,o=p&&p.open||[];${ACTED};document.querySelectorAll('.op-item').forEach(function(e){var t=e.querySelector('.op-item-anchor').id===n;if(t||o.indexOf(e.dataset.operation)>=0)e.open=true;if(t&&!p)e.scrollIntoView()})})()`;

/** Renders the script that opens rows before the first paint. It must follow the rows. */
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
