import 'server-only';
import { parseAddress } from '@/shared/addresses';
import type { ApiOperation } from '@/shared/contract/contract';
import { currentVersion } from '@/shared/versions';
import type { DocsVersion } from '@/theme.config';
import { type DataOf, getData } from './data';
import { versionFiles } from './files';

/** Returns the site path of a previous version's data file that readers can load. */
export function servedPath(name: 'contract' | 'settings', version: DocsVersion): string {
  return `/versions/${version.path}/${versionFiles[name].frozen}`;
}

/**
 * Returns the page of a version's operation. The reference has the current version only, so operations of a
 * previous version link to the same operation there, or to their own contract if it was removed.
 */
export function operationHref(
  { id, href }: ApiOperation,
  version: DocsVersion,
  data: DataOf = getData,
): string {
  if (!version.path) return href;
  const successor = data(currentVersion).contract.operations.find((operation) => operation.id === id);
  return successor?.href ?? servedPath('contract', version);
}

/**
 * Returns the ID of the operation that a link points to: its page, or its console state
 * (`#/Forms/createForm`).
 */
function linkedOperation(href: string): string | undefined {
  const [path = '', hash = ''] = href.split('#');
  const address = path.startsWith('/') ? parseAddress(path) : undefined;
  if (address?.kind === 'operation') return address.id;
  return address?.kind === 'console' ? hash.split('/')[2] : undefined;
}

/**
 * Rewrites a link of a version's page: operations missing from the current reference link to the contract of
 * the version. Other links are unchanged.
 */
export function linkIn(version: DocsVersion, href: string, data: DataOf = getData): string {
  const id = linkedOperation(href);
  if (!version.path || !id) return href;
  const { operations } = data(version).contract;
  const isGone = !data(currentVersion).contract.operations.some((operation) => operation.id === id);
  return isGone && operations.some((operation) => operation.id === id)
    ? servedPath('contract', version)
    : href;
}
