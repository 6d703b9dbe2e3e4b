import { type ApiOperation, operationGroups } from '@/lib/shared/openapi/operations';
import { siteHref } from '@/lib/shared/paths';

/** The operations of the same tag, so that a reader gets from one to the other without the console. */
export function Siblings({ operation }: { operation: ApiOperation }) {
  const { operations = [] } = operationGroups.find(({ tag }) => tag === operation.tag) ?? {};
  if (operations.length < 2) return null;
  return (
    <nav aria-labelledby="siblings">
      <h2 id="siblings">Operations on {operation.tag}</h2>
      <ul className="op-siblings">
        {operations.map(({ id, href, method, operation: { summary } }) => (
          <li key={id}>
            <a href={siteHref(href)} aria-current={id === operation.id ? 'page' : undefined}>
              <span className={`method method-${method}`}>{method.toUpperCase()}</span> {summary}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
