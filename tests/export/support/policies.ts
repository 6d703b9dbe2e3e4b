import { isMoved } from '@/features/build/redirects';
import { exportedFiles } from './pages';

export function parsePolicy(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
}

/** Returns whether a file is a redirect page of a moved address. */
export const isRedirect = (file: string): boolean => isMoved(`/${file.replace(/index\.html$/, '')}`);

/** The policy of each HTML file of the export. */
export const policies = exportedFiles().map(({ file, html, root }) => {
  const [meta, ...others] = root.querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
  if (!meta || others.length > 0)
    throw new Error(`${file} has ${others.length + (meta ? 1 : 0)} policies, not one.`);
  return { file, html, root, policy: parsePolicy(meta.getAttribute('content') ?? '') };
});

/** The policies of the pages of the site, without redirect pages. */
export const pagePolicies = policies.filter(({ file }) => !isRedirect(file));

/**
 * Returns the directives in which a served policy differs from that of the page. Expected differences are
 * left out: a host allows every page to connect everywhere, an SVG diagram includes its style, only the page
 * knows the hashes of its scripts, and only the host can forbid framing.
 */
export function differences(served: Map<string, string[]>, own: Map<string, string[]>): string[] {
  const sources = (policy: Map<string, string[]>, name: string) =>
    (policy.get(name) ?? [])
      .filter((source) => !source.startsWith("'sha256-") && source !== "'unsafe-inline'")
      .sort()
      .join(' ');
  const names = new Set([...served.keys(), ...own.keys()]);
  const found = [...names].filter(
    (name) =>
      !['connect-src', 'frame-ancestors'].includes(name) && sources(served, name) !== sources(own, name),
  );
  if (served.get('frame-ancestors')?.join() !== "'none'") found.push('frame-ancestors');
  return found;
}

/** Returns the address of a page below the site. */
export const getAddress = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

/** Returns whether the path of a rule matches an address. */
export const fits = (path: string, address: string): boolean =>
  path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address;
