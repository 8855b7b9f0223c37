import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../suites/command.ts'

interface LockEntry {
  /** A package of this project: the entry only links to its folder. */
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/**
 * The folders of the packages that a project package needs in production, by their declarations:
 * dependencies and peers, but no development dependencies.
 *
 * @param folder of the package, relative to the project root
 * @returns folders relative to the root, those of this project as their links
 */
export function productionPackages(folder: string): Set<string> {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockEntry> }
  const found = new Set<string>()
  const open = [folder]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const name of neededBy(packages[at] ?? {})) {
      const place = placesOf(at, name).find((path) => path in packages)
      if (place === undefined || found.has(place)) continue
      found.add(place)
      open.push(packages[place]?.link === true ? (packages[place].resolved ?? place) : place)
    }
  }
  return found
}

function neededBy(entry: LockEntry): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  )
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** Where Node looks for a package, nearest first. */
function placesOf(folder: string, name: string): string[] {
  const parts = folder.split('/')
  const above = parts.map((_, at) => parts.slice(0, parts.length - at).join('/'))
  const folders = [...above.filter((path) => !path.endsWith('node_modules')), '']
  return folders.map((path) => join(path, 'node_modules', name))
}
