import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { edit, write } from '../../e2e/plugins/editPlugin.ts'
import { ROOT, run } from '../../suites/command.ts'

export const CLI = join(ROOT, 'core/plugin-cli/bin/airshed-plugin.js')

/** The console's own chart as an archive under another name. */
export interface PackedChart {
  id: string
  type: string
  archive: Uint8Array
}

/**
 * Packs the console's chart widget as an author would: the same code as the built-in one, so that
 * the only difference is where it runs.
 *
 * @param words one lower-case word per archive, as its name
 */
export async function packCharts(words: readonly string[]): Promise<PackedChart[]> {
  const folder = await mkdtemp(join(tmpdir(), 'airshed-bench-'))
  try {
    await cp(join(ROOT, 'widgets/chart'), folder, {
      recursive: true,
      filter: (path) => !path.endsWith('node_modules'),
    })
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    await cp(
      join(ROOT, 'core/plugin-cli/templates/widget/tsconfig.json'),
      join(folder, 'tsconfig.json'),
    )
    const about = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as object
    write(folder, 'package.json', { ...about, airshed: { kind: 'widget' } })
    const charts: PackedChart[] = []
    let [id, type] = ['airshed.chart', 'ChartWidget']
    for (const word of words) {
      const names = { id: `bench.${word}`, type: `${word[0]!.toUpperCase()}${word.slice(1)}Widget` }
      edit(folder, 'src/manifest.ts', `'${id}'`, `'${names.id}'`)
      edit(folder, 'src/manifest.ts', `'${type}'`, `'${names.type}'`)
      ;({ id, type } = names)
      charts.push({ ...names, archive: await packed(folder) })
    }
    return charts
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function packed(folder: string): Promise<Uint8Array> {
  const { exitCode, output } = await run('node', [CLI, 'pack', '--json'], { cwd: folder })
  if (exitCode !== 0) throw new Error(output)
  return readFile((JSON.parse(output) as { file: string }).file)
}
