import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CliError } from '../cli/cliError.ts'
import { KEY_VARIABLE } from './keyPlace.ts'

/** The folder of the plugin that contains a path, or null. */
async function projectAround(place: string): Promise<string | null> {
  const folder = dirname(place)
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '')
  if (/"airshed"\s*:/.test(text)) return folder
  return folder === dirname(folder) ? null : projectAround(folder)
}

/**
 * Creates a key pair and writes its private half to a file that only the author can read. Overwrites nothing.
 *
 * @param path absolute
 * @throws CliError for a path inside a plugin, as that is shared, or one that cannot be written
 */
export async function createKey(path: string): Promise<KeyObject> {
  const project = await projectAround(path)
  if (project !== null) {
    throw new CliError({
      place: path,
      expected: 'a place outside of projects, which others get',
      got: `one in the plugin ${project}`,
      cure: `Leave ${KEY_VARIABLE} out, or name another place`,
    })
  }
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(path, pem, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw new CliError({
      place: path,
      expected: 'a place that can be written',
      got: (error as NodeJS.ErrnoException).code ?? 'an error',
      cure: `Name another place by ${KEY_VARIABLE}`,
    })
  }
  return privateKey
}
