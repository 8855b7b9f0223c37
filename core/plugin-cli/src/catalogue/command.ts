import { writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { CATALOGUE_FILE } from '@airshed/plugin-archive'
import type { CommandIo, ExitCode } from '../cli/command.ts'
import { readArgs } from '../cli/readArgs.ts'
import { makeCatalogue } from './makeCatalogue.ts'

const OPTIONS = { title: { type: 'string', default: 'Airshed plugins' } } as const

/** `airshed-plugin catalogue`: writes the catalogue of a folder that any web server can serve. */
export async function run(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const { values, positionals } = readArgs(args, OPTIONS)
  const folder = resolve(io.folder, positionals[0] ?? '.')
  const catalogue = await makeCatalogue(folder, values.title)
  const file = join(folder, CATALOGUE_FILE)
  await writeFile(file, `${JSON.stringify(catalogue, null, 2)}\n`)
  for (const { id, versions } of catalogue.plugins) {
    const unsigned = versions.filter(({ publisher_key: key }) => key === null)
    const note = unsigned.length === 0 ? '' : `, ${unsigned.length} not signed`
    io.print(`${id}  ${versions.map(({ version }) => version).join(', ')}${note}`)
  }
  io.print(relative(io.folder, file) || file)
  return 0
}
