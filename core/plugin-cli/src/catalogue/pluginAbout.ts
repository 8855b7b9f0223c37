import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAjv, issuesOf, issueText } from '@airshed/contract'
import { PluginAbout } from '@airshed/plugin-archive'
import { CliError } from '../cli/cliError.ts'

const validate = createAjv().compile(PluginAbout)
const EXAMPLE = '{ "author": "Acme Air", "licence": "Apache-2.0" }'

/**
 * The catalogue's information about a plugin besides its archives.
 *
 * @throws CliError if the file is missing or cannot be used
 */
export async function readAbout(folder: string, id: string): Promise<PluginAbout> {
  const place = `${id}.json`
  const refused = (expected: string, got: string): CliError =>
    new CliError({ place, expected, got, cure: `Write ${place} beside the archives: ${EXAMPLE}` })
  const text = await readFile(join(folder, place), 'utf8').catch(() => {
    throw refused('a file with author and licence of the plugin', 'no such file')
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw refused('JSON', (error as Error).message)
  }
  if (validate(value)) return value as PluginAbout
  const [first] = issuesOf(validate.errors, value)
  throw refused(
    'author, licence, and what the docs of publishing name',
    first === undefined ? 'another value' : issueText(first),
  )
}
