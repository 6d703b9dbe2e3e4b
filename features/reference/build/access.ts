import 'server-only';
import { contractFiles } from '@/shared/contract/contract-files';
import { openApi } from '@/shared/contract/document';
import {
  getPermissions,
  laterResponses,
  needsFormToken,
  referenceContract,
  sinceRelease,
  untilRelease,
} from '@/shared/contract/later-releases';
import { type ApiOperation, getOperation, hasOptionalToken } from '@/shared/contract/operations';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { isOpenOnServer } from './differences';

/** Says who can call an operation, in sentences. */
export function accessText(operation: ApiOperation): string {
  const login = getOperation('login');
  if (needsFormToken(operation))
    return format(texts.needsFormToken, { href: referenceContract.operation('createFormAccessToken').href });
  const isForPublicForms = laterResponses(operation).some(({ status }) => status === 403);
  const open = isForPublicForms ? texts.isOpenForPublicForms : texts.isOpen;
  if (!operation.isProtected) return hasOptionalToken(operation) ? texts.optionalToken : open;
  const needsToken = isOpenOnServer(operation) ? texts.needsTokenInSandbox : texts.needsToken;
  const names = getPermissions(operation);
  const [role] = names.filter((name) => name.startsWith('role:'));
  const values = { permissions: names.map((name) => `\`${name}\``).join(texts.or) };
  const permission = sinceRelease(operation) ? texts.needsNewPermission : texts.needsPermission;
  return [
    format(needsToken, { title: login.id, href: login.href }),
    ...(role ? [format(texts.needsRole, { role: `\`${role.slice('role:'.length)}\`` })] : []),
    ...(names.length > 0 && !role ? [format(permission, values)] : []),
  ].join(' ');
}

/** Says which servers have an operation, in a text each. */
export function availabilityTexts(operation: ApiOperation): string[] {
  const since = sinceRelease(operation);
  const until = untilRelease(operation);
  const feature = operation.operation['x-feature'];
  const about = format(texts.serverOnlyAbout, {
    version: openApi.info.version,
    href: contractFiles.server,
  });
  return [
    ...(since ? [format(texts.sinceAbout, { release: since, href: contractFiles.newest })] : []),
    ...(operation.isServerOnly && !since ? [about] : []),
    ...(until ? [format(texts.untilAbout, { release: until })] : []),
    ...(feature ? [format(texts.needsFeature, { setting: feature })] : []),
  ];
}
