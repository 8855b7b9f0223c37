import { archiveProblem, type ArchiveProblem } from '../errors/archiveErrors.ts'
import { KIT_NAMES } from '../generated/kitNames.ts'
import { cureOfEntry, cureOfName } from './removedNames.ts'

/** A map, so that an inherited name such as `constructor` is not an entry. */
const ENTRIES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(KIT_NAMES))

/** Where a module imports from another one, and the imported names. */
export interface ModuleImport {
  readonly source: string
  /** As in the source; a namespace import has no names. */
  readonly names: readonly string[]
  /** Such as `plugin.js:1:8`. */
  readonly place: string
}

/** Maximum number of names of one import that are reported. */
const REPORTED_MAX = 20

/** Characters of a foreign name in a message. */
const NAME_MAX = 100

/** Imports that the kit does not export (or no longer): a browser would refuse the whole module. */
export function kitProblems({ source, names, place }: ModuleImport): ArchiveProblem[] {
  const known = ENTRIES.get(source)
  if (known === undefined) {
    const cure = cureOfEntry(source)
    const parts = { known: [...ENTRIES.keys()].join(', '), got: source }
    return cure === null ? [] : [archiveProblem('CODE_KIT_ENTRY_GONE', place, { ...parts, cure })]
  }
  return names
    .filter((name) => !known.includes(name))
    .slice(0, REPORTED_MAX)
    .map((name) => {
      const parts = { module: source, name: name.slice(0, NAME_MAX), cure: cureOfName(name) }
      return archiveProblem('CODE_KIT_NAME_UNKNOWN', place, parts)
    })
}
