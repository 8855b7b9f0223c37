import { fingerprintOf, publicKeyText } from '@airshed/plugin-archive/keys'
import { CliError } from '../cli/cliError.ts'
import type { CommandIo, ExitCode } from '../cli/command.ts'
import { readArgs } from '../cli/readArgs.ts'
import { createKey } from './createKey.ts'
import { KEY_VARIABLE, keyPlace } from './keyPlace.ts'
import { keyAt } from './readKey.ts'

const OPTIONS = { json: { type: 'boolean', default: false } } as const

/** `airshed-plugin keys`: shows the author's public key, and creates a key pair if there is none. */
export async function run(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const { values } = readArgs(args, OPTIONS)
  const place = keyPlace(io)
  if (place === null) {
    throw new CliError({
      place: KEY_VARIABLE,
      expected: 'a place for the private key, as there is no home folder',
      got: 'nothing',
      cure: `Call: ${KEY_VARIABLE}=<file> airshed-plugin keys`,
    })
  }
  const { path } = place
  const found = await keyAt(path)
  const isNew = found === null
  const publicKey = publicKeyText(found ?? (await createKey(path)))
  const fingerprint = fingerprintOf(publicKey)
  if (values.json) {
    io.print(JSON.stringify({ publicKey, fingerprint, privateKeyFile: path, isNew }, null, 2))
    return 0
  }
  for (const line of [
    isNew ? 'Made a key pair that signs your plugins:' : 'Your plugins are signed with:',
    '',
    `  public key   ${publicKey}`,
    `  fingerprint  ${fingerprint}`,
    `  private key  ${path}`,
    '',
    'Give the public key to those who run servers: they can name you as a publisher they trust.',
    'Keep the private key to yourself, and a copy of it where it is safe: whoever has it can publish',
    'as you, and without it you cannot publish what you published before.',
  ]) {
    io.print(line)
  }
  return 0
}
