import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { CliError, namesOf, type PluginNames } from '@airshed/plugin-cli/create'
import { BUILT_IN_MANIFESTS } from '@airshed/plugins/manifests'
import { formatFiles } from './formatFiles.ts'
import type { Kind } from './kinds.ts'
import { listedName, listsOf, withPlugin } from './listEdits.ts'
import { withLockedPackage } from './lockEdit.ts'
import { jsonText, packageManifest, packageName } from './packageManifest.ts'
import { pluginFiles } from './pluginFiles.ts'

interface ListPackage {
  dependencies: Record<string, string>
}
interface RootPackage {
  devDependencies: Record<string, string>
  overrides: Record<string, string>
}

/** The result of creating a plugin. */
export interface NewPlugin {
  readonly names: PluginNames
  /** Of its package, from the root. */
  readonly folder: string
  /** Paths from the root. */
  readonly written: readonly string[]
  readonly changed: readonly string[]
}

/**
 * Writes the package of a new built-in plugin, adds it to the lists and to the lock file and links it into
 * node_modules, so that nothing has to be installed.
 *
 * @param root of the project
 * @throws CliError for a name that is invalid or taken; nothing is written then
 */
export async function newPlugin(
  kind: Kind,
  typed: string | undefined,
  root: string,
): Promise<NewPlugin> {
  const names = namesOf(typed, 'airshed')
  const folder = `${kind.folder}/${names.name}`
  requireFree(kind, names, join(root, folder), folder)

  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8')
  const { devDependencies, overrides } = JSON.parse(await read('package.json')) as RootPackage
  const { devDependencies: types } = JSON.parse(await read('app/package.json')) as RootPackage
  const manifest = packageManifest(kind, names, { ...types, ...devDependencies, ...overrides })
  const sources = [
    ['package.json', jsonText(manifest)] as const,
    ...(await pluginFiles(kind, names)),
  ]
  const files = new Map(sources.map(([path, text]) => [`${folder}/${path}`, text]))

  const name = packageName(kind, names)
  const entry = { kind, listed: listedName(kind, names), packageName: name }
  const changes = new Map<string, string>()
  const lists = listsOf(kind)
  for (const list of lists) changes.set(list.path, withPlugin(await read(list.path), list, entry))
  const listPackage = JSON.parse(await read('plugins/package.json')) as ListPackage
  const dependencies = Object.entries({ ...listPackage.dependencies, [name]: '*' })
  listPackage.dependencies = Object.fromEntries(
    dependencies.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  changes.set('plugins/package.json', jsonText(listPackage))
  const lock = JSON.parse(await read('package-lock.json')) as { packages: Record<string, object> }
  changes.set('package-lock.json', jsonText(withLockedPackage(lock, folder, manifest)))

  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text, { flag: 'wx' })
  }
  for (const [path, text] of changes) await writeFile(join(root, path), text)
  await linkPackage(root, name, folder)
  await formatFiles(root, [folder, ...lists.map(({ path }) => path)])
  return { names, folder, written: [...files.keys()], changed: [...changes.keys()] }
}

function requireFree(kind: Kind, names: PluginNames, place: string, folder: string): void {
  const taken = (got: string): never => {
    throw new CliError({
      place: `npm run new -- ${kind.name} ${names.name}`,
      expected: 'a name that no built-in plugin has',
      got,
      cure: 'Take another name; nothing was written',
    })
  }
  if (existsSync(place)) taken(`"${names.name}", and ${folder} is there already`)
  const id = `${names.publisher}.${names.name}`
  for (const manifest of BUILT_IN_MANIFESTS) {
    if (manifest.id === id) taken(`"${names.name}", and ${id} is a ${manifest.kind} already`)
    const paths = manifest.kind === 'screen' ? manifest.pages.map(({ path }) => path) : []
    if (kind.name === 'screen' && paths.includes(names.name)) {
      taken(`"${names.name}", which is the path of a page of ${manifest.id}`)
    }
  }
}

/** As npm links the packages of a workspace. */
async function linkPackage(root: string, name: string, folder: string): Promise<void> {
  const link = join(root, 'node_modules', name)
  if (existsSync(link)) return
  await mkdir(dirname(link), { recursive: true })
  await symlink(relative(dirname(link), join(root, folder)), link)
}
