/** A room of the project and the rooms that it may import from. */
export interface Room {
  folder: string;
  imports: string[];
}

/** Reads the map of rooms in ARCHITECTURE.md: a table of folder, purpose and imports. */
export function readRooms(architecture: string): Room[] {
  const rows = architecture.matchAll(/^\| `([\w./-]+)\/` \|[^|]*\| ([^|]*) \|$/gm);
  return [...rows].map(([, folder = '', imports = '']) => ({
    folder,
    imports: [...imports.matchAll(/`([\w./-]+)\/`/g)].map(([, name = '']) => name),
  }));
}

/** Whether a path lies in a folder. */
const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The room of a file: the one with the longest folder; undefined outside all rooms. */
export function roomOf(file: string, rooms: Room[]): Room | undefined {
  return rooms
    .filter(({ folder }) => within(file, folder))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** Whether a file may import another one: both in one room, one of them in none, or the map allows it. */
export function mayImport(from: string, to: string, rooms: Room[]): boolean {
  const [importer, imported] = [roomOf(from, rooms), roomOf(to, rooms)];
  if (!importer || !imported || importer === imported) return true;
  return importer.imports.some((name) => within(to, name));
}

/** The lint configuration of one room, as biome.jsonc holds it: what the map does not allow is refused. */
export function overrideOf(room: Room, rooms: Room[]) {
  const closed = rooms.filter(
    (other) => other !== room && !room.imports.some((name) => within(other.folder, name)),
  );
  // A door into a closed room: `sandbox/browser` of `sandbox`.
  const doors = room.imports.filter((name) => closed.some(({ folder }) => within(name, folder)));
  const forbidden = [
    ...closed.map(({ folder }) => `@/${folder}/**`),
    ...doors.map((name) => `!@/${name}/**`),
  ];
  const inner = rooms.filter((other) => other !== room && within(other.folder, room.folder));
  const message = `${room.folder}/ imports from ${room.imports.map((name) => `${name}/`).join(', ') || 'no other room'} only: see the map in ARCHITECTURE.md.`;
  return {
    includes: [`${room.folder}/**`, ...inner.map(({ folder }) => `!${folder}/**`)],
    linter: {
      rules: {
        style: {
          noRestrictedImports: { level: 'error', options: { patterns: [{ group: forbidden, message }] } },
        },
      },
    },
  };
}
