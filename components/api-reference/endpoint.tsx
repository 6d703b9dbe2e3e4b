import { consolePath } from '@/lib/build/reference/about';
import type { Block } from '@/lib/build/reference/types';
import type { OperationTexts } from '@/lib/i18n/en/operation';
import { consolePlace } from '@/lib/shared/openapi/operations';
import { siteHref } from '@/lib/shared/paths';
import { MethodPath } from './method-path';

type Props = Omit<Extract<Block, { kind: 'endpoint' }>, 'kind'> & { texts: OperationTexts };

/** Method and path, with the way into the console where the operation is in the contract. */
export function Endpoint({ method, path, mark, operation, texts }: Props) {
  return (
    <p className={operation && 'op-endpoint'}>
      <MethodPath method={method} path={path} />
      {mark && <span className="op-open">{mark}</span>}
      {operation && (
        <a
          className="button"
          data-markdown-ignore=""
          href={siteHref(`${consolePath}#${consolePlace(operation)}`)}
        >
          {texts.openInConsole}
        </a>
      )}
    </p>
  );
}
