import { dirname, join } from 'node:path'

/** File → the files that import it. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

const RELATIVE = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^'?]+)/g

/**
 * Who imports whom by a relative path, which is how files of one package do.
 *
 * @param sources path from the root → text
 */
export function importersIn(sources: ReadonlyMap<string, string>): Importers {
  const importers = new Map<string, Set<string>>()
  for (const [file, text] of sources) {
    for (const [, specifier = ''] of text.matchAll(RELATIVE)) {
      const imported = join(dirname(file), specifier)
      const known = importers.get(imported) ?? new Set()
      importers.set(imported, known.add(file))
    }
  }
  return importers
}
