import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { CliError } from '../cli/cliError.ts'
import { ownFolder } from './ownFolder.ts'

/** The packages that every plugin lists directly; the others are their dependencies. */
const NAMED = ['@airshed/kit', '@airshed/plugin-cli', '@airshed/testing'] as const
/** `airshed-kit-0.2.0.tgz` */
const TARBALL = /^airshed-([a-z-]+)-\d+\.\d+\.\d+[^/]*\.tgz$/
/** Third-party packages that plugins use in a smaller form: its name → the original name and major version. */
const SMALLER: Readonly<Record<string, { readonly of: string; readonly major: number }>> = {
  '@airshed/blueprint-icons': { of: '@blueprintjs/icons', major: 6 },
}

/** The sources of the core packages: the registry, at this program's version. */
export async function registryPackages(): Promise<Record<string, string>> {
  const place = join(ownFolder(), 'package.json')
  const { version } = JSON.parse(await readFile(place, 'utf8')) as { version: string }
  return Object.fromEntries([
    ...NAMED.map((name) => [name, `^${version}`]),
    ...Object.entries(SMALLER).map(([name, { of, major }]) => [of, `npm:${name}@^${major}`]),
  ])
}

/**
 * The sources of the core packages: tarballs in a folder. All of them are listed, so that npm does not
 * look up their dependencies on each other in a registry.
 *
 * @param packages folder of the tarballs
 * @param from folder of the plugin
 * @throws CliError when a package is missing
 */
export async function packedPackages(
  packages: string,
  from: string,
): Promise<Record<string, string>> {
  const files = await readdir(packages).catch(() => [] as string[])
  const found = files.toSorted().flatMap((file) => {
    const [, short] = TARBALL.exec(file) ?? []
    if (short === undefined) return []
    const path = relative(from, join(resolve(packages), file)).replaceAll('\\', '/')
    const name = `@airshed/${short}`
    return [[SMALLER[name]?.of ?? name, `file:${path}`] as const]
  })
  const missing = NAMED.filter((name) => found.every(([one]) => one !== name))
  if (missing.length > 0) {
    throw new CliError(
      {
        place: `--packages ${packages}`,
        expected: `tarballs of ${NAMED.join(', ')}`,
        got: files.length === 0 ? 'no files' : `none of ${missing.join(', ')}`,
        cure: 'Make them with "npm run pack:core" in the project, and name its folder dist-packages',
      },
      2,
    )
  }
  return Object.fromEntries(found)
}
