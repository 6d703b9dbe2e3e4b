import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOfPage, type PageKind } from './csp';
import { htmlFiles } from './pages';

/** Paths of the site by the kind of their pages. */
export interface PagesOfKind {
  /** A path, with `/` at its end a folder's own page alone, with `/*` the folder and all that is in it. */
  path: string;
  /** How many pages that are. */
  count: number;
}

interface Folder {
  own?: PageKind;
  /** Pages in files of their own name. */
  files: Map<string, PageKind>;
  folders: Map<string, Folder>;
}

const emptyFolder = (): Folder => ({ files: new Map(), folders: new Map() });

function sorted(pages: ReadonlyMap<string, PageKind>): Folder {
  const root = emptyFolder();
  for (const [file, kind] of pages) {
    const names = file.split('/');
    const last = names.pop() ?? '';
    let folder = root;
    for (const name of names) {
      const next = folder.folders.get(name) ?? emptyFolder();
      folder.folders.set(name, next);
      folder = next;
    }
    if (last === 'index.html') folder.own = kind;
    else folder.files.set(last, kind);
  }
  return root;
}

const kindsIn = ({ own, files, folders }: Folder): PageKind[] => [
  ...(own ? [own] : []),
  ...files.values(),
  ...[...folders.values()].flatMap(kindsIn),
];

/**
 * The fewest paths that name all pages of a kind and none of another, those of most pages first.
 * @param pages kind by the file of each page below the export
 */
export function pathsOfKind(pages: ReadonlyMap<string, PageKind>, kind: PageKind): PagesOfKind[] {
  const found: PagesOfKind[] = [];
  const visit = (folder: Folder, path: string): void => {
    const kinds = kindsIn(folder);
    if (path !== '/' && kinds.every((each) => each === kind)) {
      found.push({ path: `${path}*`, count: kinds.length });
      return;
    }
    if (folder.own === kind) found.push({ path, count: 1 });
    for (const [name, each] of folder.files) if (each === kind) found.push({ path: path + name, count: 1 });
    for (const [name, inner] of folder.folders) visit(inner, `${path}${name}/`);
  };
  visit(sorted(pages), '/');
  return found.sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1));
}

/** Kinds of the pages of an export by their file. */
export async function kindsOfPages(folder: string): Promise<Map<string, PageKind>> {
  const kinds = new Map<string, PageKind>();
  for (const file of await htmlFiles(folder))
    kinds.set(file, kindOfPage(await readFile(join(folder, file), 'utf8')));
  return kinds;
}
