/** One package in `package-lock.json`, as far as completing it needs to know. */
export interface LockEntry {
  version?: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  license?: string;
  engines?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [other: string]: unknown;
}

/** `package-lock.json`: entries by their folder, `''` is the project. */
export interface Lock {
  packages: Record<string, LockEntry>;
  [other: string]: unknown;
}

/** A package that another one wants on some systems and that the lock does not have. */
export interface Hole {
  /** Folder of the package that wants it. */
  owner: string;
  name: string;
  /** Version or range of versions, as the owner writes it. */
  range: string;
}

/** What a registry knows of the newest version in a range; undefined when it has none. */
export type Lookup = (
  name: string,
  range: string,
) => Pick<LockEntry, 'version' | 'integrity' | 'os' | 'cpu' | 'libc' | 'license' | 'engines'> | undefined;

/** Folders in which Node looks for a package that `owner` imports, nearest first. */
function foldersOf(owner: string, name: string): string[] {
  const parts = owner === '' ? [] : owner.split('/node_modules/');
  const own = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`);
  return [...own, ''].map((folder) => `${folder}node_modules/${name}`);
}

/** Every package that an `optionalDependencies` names and the lock does not have. */
export function holesIn({ packages }: Lock): Hole[] {
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !foldersOf(owner, name).some((folder) => folder in packages))
      .map(([name, range]) => ({ owner, name, range })),
  );
}

/** Folders of entries that name the address of a registry: it would bind the lock to one network. */
export function addressesIn({ packages }: Lock): string[] {
  return Object.keys(packages).filter((folder) => /^(https?|git)/.test(packages[folder]?.resolved ?? ''));
}

/** Folders of entries without a hash: what arrives for them cannot be verified. */
export function unverifiedIn({ packages }: Lock): string[] {
  return Object.keys(packages).filter((folder) => folder !== '' && packages[folder]?.integrity === undefined);
}

const SYSTEMS: Record<string, string> = { windows: 'win32', macos: 'darwin', osx: 'darwin' };
const KNOWN_SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const KNOWN_PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** System, processor and C library that the name of a package such as `@rollup/rollup-linux-arm-gnueabihf` tells. */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = (name.split('/').at(-1) ?? '').replace('linuxmusl', 'linux-musl').split('-');
  const os = words.map((word) => SYSTEMS[word] ?? word).find((word) => KNOWN_SYSTEMS.includes(word));
  const cpu = words.find((word) => KNOWN_PROCESSORS.includes(word));
  const musl = words.some((word) => word.startsWith('musl'));
  const glibc = os === 'linux' && words.some((word) => word.startsWith('gnu'));
  return {
    ...(os ? { os: [os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(musl ? { libc: ['musl'] } : glibc ? { libc: ['glibc'] } : {}),
  };
}

/**
 * A lock with an entry for each package that some platform wants, and without addresses of registries.
 * `unknown` names the packages that the registry does not have: their platform is told by their name, and they have no hash.
 * @throws Error when the registry does not have a package that is wanted in a range
 */
export function completeLock(lock: Lock, lookup: Lookup): { lock: Lock; added: string[]; unknown: string[] } {
  const packages = structuredClone(lock.packages);
  for (const folder of addressesIn(lock)) delete packages[folder]?.resolved;
  const added: string[] = [];
  const unknown: string[] = [];
  for (const { owner, name, range } of holesIn(lock)) {
    const known = lookup(name, range);
    const version = known?.version ?? range;
    if (!/^\d+\.\d+\.\d+/.test(version))
      throw new Error(
        `The registry has no version of ${name} that matches "${range}" (required by ${owner}).`,
      );
    const folder = `node_modules/${name}`;
    const there = packages[folder];
    const { dev } = lock.packages[owner] ?? {};
    if (there?.version === version) {
      // Another owner wanted it before.
      if (!dev) delete there.dev;
      continue;
    }
    const title = `${name}@${version}`;
    added.push(title);
    if (!known?.integrity) unknown.push(title);
    packages[there ? `${owner}/${folder}` : folder] = {
      ...(known ?? platformOf(name)),
      version,
      ...(dev ? { dev } : {}),
      optional: true,
    };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added, unknown };
}
