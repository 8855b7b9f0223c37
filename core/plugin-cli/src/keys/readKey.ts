import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { CliError } from '../cli/cliError.ts'
import type { CommandIo } from '../cli/command.ts'
import { keyPlace } from './keyPlace.ts'

const EXPECTED = 'an Ed25519 private key as airshed-plugin keys makes it (PEM, no passphrase)'
const CURE = 'Make one with: airshed-plugin keys'
/** Permission bits of group and others. */
const OTHERS = 0o077

function keyOf(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem)
  } catch {
    return null
  }
}

/**
 * The key that signs the author's plugins; null: there is none.
 *
 * @throws CliError as {@link keyAt}, and if the environment names a file that does not exist
 */
export async function readKey(io: Pick<CommandIo, 'env' | 'folder'>): Promise<KeyObject | null> {
  const place = keyPlace(io)
  const key = place === null ? null : await keyAt(place.path)
  if (key !== null || place?.isNamed !== true) return key
  throw new CliError({ place: place.path, expected: EXPECTED, got: 'no such file', cure: CURE })
}

/**
 * The private key in a file; null: there is no such file.
 *
 * @throws CliError if others can read it or it contains something else; never with its content
 */
export async function keyAt(path: string): Promise<KeyObject | null> {
  const facts = await stat(path).catch(() => null)
  if (facts === null) return null
  // Windows has no such bits.
  if (process.platform !== 'win32' && (facts.mode & OTHERS) !== 0) {
    throw new CliError({
      place: path,
      expected: 'a file that only its owner can read (mode 600)',
      got: `mode ${(facts.mode & 0o777).toString(8)}`,
      cure: `Call: chmod 600 ${path}`,
    })
  }
  const key = keyOf(await readFile(path, 'utf8').catch(() => ''))
  if (key?.asymmetricKeyType === 'ed25519') return key
  const got = key === null ? 'something else' : `a key of the type ${key.asymmetricKeyType ?? '?'}`
  throw new CliError({ place: path, expected: EXPECTED, got, cure: CURE })
}
