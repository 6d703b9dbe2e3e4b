import { Fragment } from 'react';
import { inline } from '@/features/mdx/markdown';
import { tableRoles as roles } from '@/features/mdx/table';
import type { ApiOperation } from '@/shared/contract/contract';
import {
  getPermissions,
  needsFormToken,
  referenceContract,
  rolesFor,
  sinceRelease,
  untilRelease,
} from '@/shared/contract/later-releases';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { siteHref } from '@/shared/paths';
import { isOpenOnServer } from './build/differences';
import { availability } from './build/fields';
import { MethodPath } from './method-path';
import { ReleaseChoice } from './release-choice';

/** Says who can call an operation since 0.5.0. */
function permissionText(operation: ApiOperation): string {
  const names = getPermissions(operation).filter((name) => !name.startsWith('role:'));
  if (names.length > 0) return names.map((name) => `\`${name}\``).join(texts.or);
  if (rolesFor(operation).length > 0) return texts.roleOnly;
  if (needsFormToken(operation)) return texts.formToken;
  return operation.isProtected && !isOpenOnServer(operation) ? texts.anyToken : texts.noToken;
}

function Row({ operation }: { operation: ApiOperation }) {
  const { href, operation: described } = operation;
  const names = rolesFor(operation);
  const [since, until] = [sinceRelease(operation), untilRelease(operation)];
  const only = since ? 'later' : until && 'ended';
  return (
    <tr {...roles.row} data-only={only}>
      <th scope="row">
        <a href={siteHref(href)}>{described.summary}</a>
        <br />
        <MethodPath operation={operation} />
      </th>
      <td {...roles.cell} data-label={texts.columnRelease}>
        {availability({ since, until }) ?? texts.allReleases}
      </td>
      <td {...roles.cell} data-label={texts.columnPermission}>
        {inline(permissionText(operation))}
      </td>
      <td {...roles.cell} data-label={texts.columnRoles}>
        {names.length > 0 ? names.join(', ') : texts.anyRole}
      </td>
    </tr>
  );
}

/** Renders the operations with their release, permission and built-in roles, by tag. */
function Tables() {
  return referenceContract.groups.map(({ tag, operations }) => (
    <Fragment key={tag}>
      <h2>{tag}</h2>
      <div className="table-scroll" data-search-ignore="">
        <table {...roles.table} aria-label={format(texts.operationsOf, { tag })}>
          <thead {...roles.rowgroup}>
            <tr {...roles.row}>
              {[texts.columnOperation, texts.columnRelease, texts.columnPermission, texts.columnRoles].map(
                (title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody {...roles.rowgroup}>
            {operations.map((operation) => (
              <Row key={operation.id} operation={operation} />
            ))}
          </tbody>
        </table>
      </div>
    </Fragment>
  ));
}

/** Renders all operations of all releases, and the choice of one release. */
export function OperationsTable() {
  return (
    <>
      <div className="ref-filter row needs-script" data-markdown-ignore="">
        <ReleaseChoice />
        <span className="hint" role="status" />
      </div>
      <Tables />
    </>
  );
}
