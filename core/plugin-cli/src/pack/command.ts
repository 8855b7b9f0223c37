import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { CommandIo, ExitCode } from '../cli/command.ts'
import { readArgs } from '../cli/readArgs.ts'
import { countText, findingsLines } from '../findings/findingsText.ts'
import { sizeText } from '../findings/sizeText.ts'
import { styleFor } from '../findings/styleText.ts'
import { readKey } from '../keys/readKey.ts'
import { readProject } from '../project/readProject.ts'
import { packProject, type PackOutcome } from './packProject.ts'
import type { PackedPlugin } from './packArchive.ts'
import { archiveFileName, fileTable, signedText } from './packText.ts'

const OPTIONS = {
  out: { type: 'string', default: 'dist' },
  json: { type: 'boolean', default: false },
} as const

/** Writes the archive; resolves to its path. */
async function written(packed: PackedPlugin, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, archiveFileName(packed))
  await writeFile(file, packed.archive)
  return file
}

/** The output of `--json`. */
function jsonText({ packed, findings, trustFindings }: PackOutcome, file: string | null): string {
  const about =
    packed === null
      ? {}
      : {
          id: packed.id,
          version: packed.version,
          kind: packed.kind,
          bytes: packed.archive.length,
          sha384: packed.sha384,
          publisherKey: packed.publisherKey,
          files: packed.files,
        }
  const canBeTrusted = packed !== null && trustFindings.length === 0
  return JSON.stringify({ ok: packed !== null, file, ...about, canBeTrusted, findings }, null, 2)
}

/** `airshed-plugin pack`: builds the archive, or reports why it cannot be shipped. */
export async function run(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const { values } = readArgs(args, OPTIONS)
  const project = await readProject(io.folder)
  const outcome = await packProject(project, await readKey(io))
  const { packed, findings, trustFindings } = outcome
  const file = packed === null ? null : await written(packed, resolve(io.folder, values.out))
  if (values.json) {
    io.print(jsonText(outcome, file))
    return packed === null ? 1 : 0
  }
  const style = styleFor(io.env)
  for (const line of findingsLines(findings, style)) io.print(line)
  if (packed === null || file === null) {
    io.printError(`Not packed: ${countText(findings)}.`)
    return 1
  }
  const { id, version, kind, archive, sha384 } = packed
  for (const line of fileTable(packed, style)) io.print(line)
  io.print('')
  io.print(`${style('bold', `${id} ${version}`)}, ${kind}, ${sizeText(archive.length)}`)
  if (trustFindings.length > 0) io.print('It can only run isolated: see the warnings of plugin.js.')
  io.print(signedText(packed))
  io.print(style('dim', sha384))
  io.print(relative(io.folder, file) || file)
  return 0
}
