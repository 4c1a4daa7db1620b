import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface Relation {
  /** Parts with stories of their own that it is put together from, by the path of their file without ending. */
  madeOf: string[];
  /** Those that it is a part of. */
  usedIn: string[];
}

export interface IconUse {
  name: string;
  /** Where one sees it: what is shown with stories and draws it, itself or by a part without stories. */
  files: string[];
}

export interface Library {
  /** By the path of what the stories show: `ui/base/button/button`. */
  relations: Record<string, Relation>;
  icons: IconUse[];
}

const IMPORT = /import\s+(type\s+)?([^;'"]*?)\s+from\s+'([^']+)'/g;
const LAZY = /import\('(\.[^']+)'\)/g;

/** Reads the sources, so that what it tells can never be out of date. */
export function readLibrary(root: string): Library {
  const files = globSync('{ui,web}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.(test|bench)\.ts$/.test(file));
  const sources = new Map(files.map((file) => [bare(file), readFileSync(join(root, file), 'utf8')]));
  const imports = new Map([...sources].map(([file, source]) => [file, importsOf(file, source, sources)]));
  const shown = new Set([...sources.keys()].flatMap((file) => (file.endsWith('.stories') ? [file.slice(0, -8)] : [])));

  const relations: Record<string, Relation> = {};
  for (const file of shown) relations[file] = { madeOf: [], usedIn: [] };
  for (const [file, relation] of Object.entries(relations)) {
    relation.madeOf = nearestShown(file, imports, shown);
    for (const part of relation.madeOf) relations[part]?.usedIn.push(file);
  }
  for (const { madeOf, usedIn } of Object.values(relations)) [madeOf, usedIn].forEach((list) => list.sort());
  return { relations, icons: iconsOf(sources, imports, shown) };
}

const bare = (file: string) => file.replaceAll('\\', '/').replace(/\.tsx?$/, '');

/** What it imports of our own and runs with; what is only a type is no part. */
function importsOf(file: string, source: string, known: ReadonlyMap<string, string>): string[] {
  const paths = [...source.matchAll(IMPORT)]
    .filter(([, type, names = '']) => !type && !/^\{\s*(type \w+,?\s*)+\}$/.test(names))
    .map(([, , , path = '']) => path);
  return [...paths, ...[...source.matchAll(LAZY)].map(([, path = '']) => path)]
    .filter((path) => path.startsWith('.'))
    .map((path) => bare(relative('.', join(dirname(file), path))))
    .filter((path) => known.has(path));
}

/** Through files without stories of their own to the first that have some. */
function nearestShown(start: string, imports: ReadonlyMap<string, string[]>, shown: ReadonlySet<string>): string[] {
  const seen = new Set([start]);
  const found: string[] = [];
  const ahead = [...(imports.get(start) ?? [])];
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (shown.has(file)) found.push(file);
    else ahead.push(...(imports.get(file) ?? []));
  }
  return found;
}

function iconsOf(
  sources: ReadonlyMap<string, string>,
  imports: ReadonlyMap<string, string[]>,
  shown: ReadonlySet<string>,
): IconUse[] {
  const uses = new Map<string, string[]>();
  for (const [file, source] of sources) {
    if (file.endsWith('.stories')) continue;
    for (const [, type, names = '', from] of source.matchAll(IMPORT)) {
      if (from !== 'lucide-react' || type) continue;
      for (const named of names.replace(/[{}\s]+/g, ' ').split(',')) {
        const name = /^ *(type )?(\w+)/.exec(named);
        if (name?.[2] && !name[1]) uses.set(name[2], [...(uses.get(name[2]) ?? []), file]);
      }
    }
  }
  const drawers = (files: string[]) => {
    const seen = new Set(files.flatMap((file) => showing(file, imports, shown)));
    return seen.size > 0 ? seen : files;
  };
  return [...uses]
    .map(([name, files]) => ({ name, files: [...drawers(files)].sort() }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The page a file is seen on: itself, or the nearest that are put together from it. */
function showing(file: string, imports: ReadonlyMap<string, string[]>, shown: ReadonlySet<string>): string[] {
  if (shown.has(file)) return [file];
  return [...imports].flatMap(([user, parts]) => {
    if (user === file || !parts.includes(file) || user.endsWith('.stories')) return [];
    return showing(user, imports, shown);
  });
}
