import { NODE_RANGE } from './ownNode.ts'

/** Where npm finds a package: name → version range, or `file:` and a path. */
type Packages = Readonly<Record<string, string>>

interface Manifest {
  readonly devDependencies?: Packages
  readonly allowScripts?: Readonly<Record<string, boolean>>
}

/** npm itself runs on the Node of the machine; its scripts on the one that the plugin brings. */
const NPM_SETTINGS = `# npm runs with the Node that is installed, all else with the newer one that the plugin brings: its
# warnings about engines would be about the wrong one.
loglevel=error
`

/**
 * The files of a new plugin, with these core packages as dependencies in its package.json.
 *
 * @param bringsNode whether the plugin installs its own Node (190 MB), for an author whose Node is too
 *   old
 */
export function withPackages(
  files: ReadonlyMap<string, string>,
  packages: Packages,
  { bringsNode }: { bringsNode: boolean },
): Map<string, string> {
  const manifest = JSON.parse(files.get('package.json') ?? '{}') as Manifest
  const needed = Object.entries({ ...manifest.devDependencies, ...packages }).filter(
    ([name]) => bringsNode || name !== 'node',
  )
  const devDependencies = Object.fromEntries(needed.toSorted(([a], [b]) => a.localeCompare(b)))
  const { node = true, ...scripts } = manifest.allowScripts ?? {}
  const own = {
    ...manifest,
    engines: { node: bringsNode ? '>=20' : NODE_RANGE },
    devDependencies,
    allowScripts: bringsNode ? { node, ...scripts } : scripts,
  }
  return new Map([
    ...files,
    ['package.json', `${JSON.stringify(own, null, 2)}\n`],
    ...(bringsNode ? ([['.npmrc', NPM_SETTINGS]] as const) : []),
  ])
}
