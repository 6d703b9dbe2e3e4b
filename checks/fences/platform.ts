/** A member of a platform type: what it gives back, and what the parameter of its lambda is. */
export interface PlatformMember {
  returns?: string;
  lambda?: string;
}

/** A public type. Members are absent where they are not checked. */
export interface PlatformType {
  namespace: string;
  extends?: string;
  members?: Record<string, PlatformMember>;
}

/** Public identifiers of the platform that C# in the docs may use. */
export interface Platform {
  namespaces: string[];
  types: Record<string, PlatformType>;
  /** Extension methods; `lambda` lists the possible types of the parameter, the first for assignments. */
  extensions: Record<string, { namespace: string; lambda?: string[] }>;
  /** Names that stand for a platform type in fragments. */
  conventions: Record<string, string>;
  /** Types of .NET and of libraries that the docs may name, by namespace. */
  foreign: Record<string, string[]>;
  /** Namespaces that need no `using` in a project of the Web SDK. */
  implicit: string[];
  /** Names that the reader replaces, or that a base class brings. */
  readers: string[];
}

/** Outcome of looking up a member: found, not a member, or not known here. */
export function findMember(
  platform: Platform,
  typeName: string,
  member: string,
): PlatformMember | 'none' | 'unknown' {
  const type = platform.types[typeName];
  if (!type?.members) return 'unknown';
  const own = Object.hasOwn(type.members, member) ? type.members[member] : undefined;
  if (own) return own;
  return type.extends ? findMember(platform, type.extends, member) : 'none';
}

/** True when any list of the platform holds this name. */
export function isPlatformName(platform: Platform, name: string): boolean {
  const { types, extensions, namespaces } = platform;
  if (Object.hasOwn(types, name) || Object.hasOwn(extensions, name)) return true;
  if (namespaces.some((namespace) => namespace.split('.').includes(name))) return true;
  return Object.values(types).some((type) => type.members && Object.hasOwn(type.members, name));
}

/** Namespace of a type of the platform or a known library, or undefined. */
export function namespaceOfType(platform: Platform, name: string): string | undefined {
  if (Object.hasOwn(platform.types, name)) return platform.types[name]?.namespace;
  return Object.entries(platform.foreign).find(([, names]) => names.includes(name))?.[0];
}
