import type { PackageManifest } from './packageManifest.ts'

interface Lock {
  readonly packages: Readonly<Record<string, object>>
}
interface LockedList {
  readonly dependencies: Readonly<Record<string, string>>
}

const sorted = <Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => a.localeCompare(b, 'en')))

/**
 * Adds a package of this project to the lock file, as `npm install` would write it, but without asking a
 * registry: the package depends only on what others depend on already.
 *
 * @param folder of the package, from the root
 * @param list folder of the package that lists plugins, which depends on it from now on
 */
export function withLockedPackage<Locked extends Lock>(
  lock: Locked,
  folder: string,
  manifest: PackageManifest,
  list = 'plugins',
): Locked {
  const { name, version, license, devDependencies, peerDependencies } = manifest
  const listed = lock.packages[list] as LockedList
  const dependencies = sorted({ ...listed.dependencies, [name]: '*' })
  const packages = sorted({
    ...lock.packages,
    [list]: { ...listed, dependencies },
    [folder]: { name, version, license, devDependencies, peerDependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  })
  return { ...lock, packages }
}
