import { MethodPath } from '@/components/api-reference/method-path';
import { format } from '@/lib/i18n/format';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { siteHref } from '@/lib/shared/paths';
import { useConsole, useStore } from '../console-context';
import { useTexts } from '../texts';

interface Props {
  operation: ApiOperation;
  isShown: boolean;
  toggle: () => void;
}

function Access({ isProtected }: { isProtected: boolean }) {
  const { session } = useStore(useConsole().account);
  const texts = useTexts();
  if (!isProtected) return <span className="console-access">{texts.open}</span>;
  return <span className="console-access">{session ? texts.tokenSent : texts.needsToken}</span>;
}

/** Line of an operation: a heading with the button that opens it. */
export function OperationSummary({ operation, isShown, toggle }: Props) {
  const texts = useTexts();
  return (
    <div className="opblock-summary">
      <h3>
        <button type="button" className="opblock-summary-control" aria-expanded={isShown} onClick={toggle}>
          <MethodPath method={operation.method} path={operation.path} />
          <span className="opblock-summary-description">{operation.operation.summary}</span>
        </button>
      </h3>
      <Access isProtected={operation.isProtected} />
      {isShown && (
        <a className="console-reference" href={siteHref(operation.href)}>
          {texts.reference}
          <span className="visually-hidden">
            {' '}
            {format(texts.referenceOf, { operation: operation.operation.summary })}
          </span>
        </a>
      )}
    </div>
  );
}
