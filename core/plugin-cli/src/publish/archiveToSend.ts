import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readArchive } from '@airshed/plugin-archive'
import { CliError } from '../cli/cliError.ts'
import type { CommandIo } from '../cli/command.ts'
import { countText, findingsLines } from '../findings/findingsText.ts'
import { styleFor } from '../findings/styleText.ts'
import { readKey } from '../keys/readKey.ts'
import { packProject } from '../pack/packProject.ts'
import { readProject } from '../project/readProject.ts'

export interface NamedArchive {
  /** "acme.gauge 1.0.0" */
  readonly name: string
  readonly archive: Uint8Array
  /** Public key of its signer; null: it is not signed. */
  readonly publisherKey: string | null
}

async function fromFile(path: string, io: CommandIo): Promise<NamedArchive> {
  const refused = (got: string): CliError =>
    new CliError({
      place: path,
      expected: 'an archive as airshed-plugin pack writes it',
      got,
      cure: 'Leave the file out: then the plugin of this folder is packed and sent',
    })
  const bytes = await readFile(resolve(io.folder, path)).catch(() => {
    throw refused('no such file')
  })
  const { archive, problems } = readArchive(bytes)
  if (archive === null) throw refused(problems.map(({ message }) => message).join('; '))
  const { index, publisherKey } = archive
  return { name: `${index.id} ${index.version}`, archive: bytes, publisherKey }
}

/**
 * The archive of a file; without one, the plugin of the folder is packed.
 *
 * @throws CliError if there is no archive that can be published
 */
export async function archiveToSend(
  path: string | undefined,
  io: CommandIo,
): Promise<NamedArchive> {
  if (path !== undefined) return fromFile(path, io)
  const project = await readProject(io.folder)
  const { packed, findings } = await packProject(project, await readKey(io))
  if (packed === null) {
    for (const line of findingsLines(findings, styleFor(io.env))) io.printError(line)
    throw new CliError({
      place: project.name,
      expected: 'a plugin without errors',
      got: countText(findings),
      cure: 'Mend what is listed above; airshed-plugin validate tells more',
    })
  }
  const { id, version, archive, publisherKey } = packed
  return { name: `${id} ${version}`, archive, publisherKey }
}
