import 'server-only';
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { type ExactJson, exactText, indentedText, parseExact, prettyJson } from '@/lib/api/json';
import { type DocsVersion, site } from '@/theme.config';
import { readWebhooks, upgradeContract } from './contract-3-1';

/** Site paths of the contract of the current version, and of every frozen one with its version before it. */
export const contractFiles = { json: '/openapi.json', yaml: '/openapi.yaml' } as const;

/** Site paths of what the current version has in addition: its contract in OpenAPI 3.1, and workflows. */
export const currentContractFiles = {
  json31: '/openapi-3.1.json',
  yaml31: '/openapi-3.1.yaml',
  workflows: '/arazzo.yaml',
} as const;

/** Media type of YAML (RFC 9512). */
export const YAML_TYPE = 'application/yaml';

/** Site path of the contract of a version. */
export const contractPath = ({ path }: DocsVersion, form: keyof typeof contractFiles): string =>
  path ? `/versions/${path}${contractFiles[form]}` : contractFiles[form];

/** Every YAML file that the site serves, as site paths. */
export const yamlFiles = (): string[] => [
  ...site.versions.map((version) => contractPath(version, 'yaml')),
  currentContractFiles.yaml31,
  currentContractFiles.workflows,
];

/**
 * A contract as it is handed out: without the server that means the host of the document, which a site without an API is
 * not. Numbers keep all their digits.
 * @param text the contract as it is kept
 */
export function contractJson(text: string): string {
  const contract = parseExact(text) as Record<string, ExactJson>;
  const isOwn = (server: ExactJson) => (server as Record<string, ExactJson>).url === '/';
  const servers = Array.isArray(contract.servers) && {
    servers: contract.servers.filter((server) => !isOwn(server)),
  };
  return `${prettyJson(exactText({ ...contract, ...servers }))}\n`;
}

/** The same document as YAML 1.2. */
export function contractYaml(text: string): string {
  const contract: unknown = parse(contractJson(text), { intAsBigInt: true });
  return stringify(contract, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** The contract of the current version as it is kept. */
export const currentContractText = (): string => readFileSync('openapi.json', 'utf8');

/** Returns the contract of the current version in OpenAPI 3.1, with its webhooks, as it is kept. */
export const currentContractText31 = (): string =>
  indentedText(upgradeContract(parseExact(currentContractText()), readWebhooks()));

/** Returns the workflows of the current version in Arazzo 1.0. */
export const workflowsText = (): string => readFileSync('arazzo.yaml', 'utf8');
