import 'server-only';
import { parseAddress } from '@/shared/addresses';
import type { ApiOperation } from '@/shared/contract/contract';
import { currentVersion } from '@/shared/versions';
import type { DocsVersion } from '@/theme.config';
import { type DataOf, getData } from './data';
import { versionFiles } from './files';

/** Site path of a file of data of an old version that readers may load. */
export function servedPath(name: 'contract' | 'settings', version: DocsVersion): string {
  return `/versions/${version.path}/${versionFiles[name].frozen}`;
}

/**
 * Page of an operation of a version. The reference has the current version only, so an older one's operation leads to the
 * page of the same operation; where that is gone, to the contract of its own version.
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

/** Id of the operation that prose links to: its page, or its state of the console (`#/Forms/createForm`). */
function operationIn(href: string): string | undefined {
  const [path = '', hash = ''] = href.split('#');
  const address = path.startsWith('/') ? parseAddress(path) : undefined;
  if (address?.kind === 'operation') return address.id;
  return address?.kind === 'console' ? hash.split('/')[2] : undefined;
}

/**
 * A link of a page as it must be followed from a version: operations that the current reference no longer has lead to the
 * contract of the version. Everything else stays.
 */
export function linkIn(version: DocsVersion, href: string, data: DataOf = getData): string {
  const id = operationIn(href);
  if (!version.path || !id) return href;
  const { operations } = data(version).contract;
  const isGone = !data(currentVersion).contract.operations.some((operation) => operation.id === id);
  return isGone && operations.some((operation) => operation.id === id)
    ? servedPath('contract', version)
    : href;
}
