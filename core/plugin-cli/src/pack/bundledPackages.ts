import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { PluginProject } from '../project/pluginProject.ts'
import type { BundledModule } from './bundlePlugin.ts'

/** A package whose code became part of a plugin. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  /** SPDX expression as in its package.json; null when it has none. */
  readonly licence: string | null
  /** Number of characters of its code in the bundle before minification. */
  readonly letters: number
  /** A file of the project that imports it, relative to the project's folder; null: only packages do. */
  readonly importer: string | null
}

interface PackageJson {
  name?: unknown
  version?: unknown
  license?: unknown
  licenses?: unknown
}

/** The licence in a package.json; also the older forms `{ type }` and a list of them. */
export function licenceOf({ license, licenses }: PackageJson): string | null {
  const stated = [license, licenses]
    .flat()
    .map((each) =>
      typeof each === 'object' && each !== null ? (each as { type?: unknown }).type : each,
    )
    .filter((each): each is string => typeof each === 'string' && each.trim() !== '')
  return stated.length === 0 ? null : stated.join(' OR ')
}

/** The nearest package.json with a name and a version, from a folder upwards. */
async function packageAbove(
  folder: string,
  known: Map<string, Promise<{ folder: string; json: PackageJson } | null>>,
): Promise<{ folder: string; json: PackageJson } | null> {
  const look = async () => {
    const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => null)
    const json = text === null ? {} : (JSON.parse(text) as PackageJson)
    if (typeof json.name === 'string' && typeof json.version === 'string') return { folder, json }
    const above = dirname(folder)
    return above === folder ? null : packageAbove(above, known)
  }
  const found = known.get(folder) ?? look()
  known.set(folder, found)
  return found
}

/** The packages in a bundle besides the project itself, by name and version. */
export async function bundledPackages(
  project: PluginProject,
  modules: readonly BundledModule[],
): Promise<BundledPackage[]> {
  const known: Parameters<typeof packageAbove>[1] = new Map()
  const packages = new Map<string, BundledPackage>()
  for (const { file, letters, importers } of modules) {
    const owner = await packageAbove(dirname(file), known)
    if (owner === null || owner.folder === project.folder) continue
    const { name, version } = owner.json as { name: string; version: string }
    const key = `${name}@${version}`
    const before = packages.get(key)
    const own = importers.find((each) => isOwn(project, each))
    packages.set(key, {
      name,
      version,
      licence: licenceOf(owner.json),
      letters: (before?.letters ?? 0) + letters,
      importer: before?.importer ?? (own === undefined ? null : placeIn(project, own)),
    })
  }
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
}

const isOwn = ({ folder }: PluginProject, file: string): boolean => {
  const path = relative(folder, file)
  return !path.startsWith('..') && !path.split(sep).includes('node_modules')
}

/** A file of the project as findings name it: `src/plugin.ts`. */
export const placeIn = ({ folder }: PluginProject, file: string): string =>
  relative(folder, file).split(sep).join('/')
