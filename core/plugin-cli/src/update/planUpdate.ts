import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { comparePluginVersions } from '@airshed/contract'
import { CliError } from '../cli/cliError.ts'
import type { PluginProject } from '../project/pluginProject.ts'
import { CODEMODS } from './codemods.ts'
import { raiseEngine } from './engineRange.ts'
import { raiseRanges, versionsAsked } from './packageRanges.ts'

/** The changes that an update would make. */
export interface UpdatePlan {
  /** Path in the project → its new text. */
  readonly files: ReadonlyMap<string, string>
  /** A line for each change, in the order of the files. */
  readonly lines: readonly string[]
  /** What the author must do manually. */
  readonly left: readonly string[]
}

/** The target versions of an update. */
export interface UpdateTarget {
  /** Version of the packages for authors. */
  readonly packages: string
  /** Version of the plugin API. */
  readonly api: string
}

const SOURCE = /\.tsx?$/

async function sourcePaths(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'src'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}

/**
 * Plans the update of a project to a version. Writes nothing.
 *
 * @throws CliError for a project whose packages are already newer
 */
export async function planUpdate(
  { folder, manifestEntry }: PluginProject,
  { packages, api }: UpdateTarget,
): Promise<UpdatePlan> {
  const files = new Map<string, string>()
  const lines: string[] = []
  const left: string[] = []
  const read = (path: string): Promise<string> => readFile(join(folder, path), 'utf8')

  const manifest = await read('package.json')
  const newer = versionsAsked(manifest).find((one) => comparePluginVersions(one, packages) > 0)
  if (newer !== undefined) {
    throw new CliError({
      place: 'package.json',
      expected: `packages of ${packages} or before`,
      got: newer,
      cure: `Call the airshed-plugin of ${newer}: npx @airshed/plugin-cli@${newer} update`,
    })
  }
  const { text, raised } = raiseRanges(manifest, packages)
  if (raised.length > 0) files.set('package.json', text)
  lines.push(
    ...raised.map(({ name, before, after }) => `package.json: ${name} ${before} → ${after}`),
  )

  for (const path of await sourcePaths(folder)) {
    const before = await read(path)
    let after = before
    if (path === manifestEntry) {
      const engine = raiseEngine(after, api)
      if (engine === null) left.push(`${path}: write engines: { airshed: '^${api}' }`)
      else if (engine.text !== after) {
        after = engine.text
        lines.push(`${path}: engines.airshed ${engine.before} → ${engine.after}`)
      }
    }
    for (const { since, about, change } of CODEMODS) {
      if (comparePluginVersions(since, api) > 0) continue
      const changed = change(path, after)
      if (changed !== after) lines.push(`${path}: ${about}`)
      after = changed
    }
    if (after !== before) files.set(path, after)
  }
  return { files, lines, left }
}
