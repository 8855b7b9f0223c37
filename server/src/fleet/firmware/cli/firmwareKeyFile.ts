import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { FirmwareCliError } from './firmwareCliError.ts'

/** Where the private key is unless the command says otherwise. */
export const firmwareKeyPath = (): string => join(homedir(), '.airshed', 'firmware-key.pem')

/** Permission bits of group and others. */
const OTHERS = 0o077

/**
 * Makes a key pair and writes its private half to a file that only its owner can read. Overwrites nothing.
 *
 * @throws FirmwareCliError if there is a file already, or it cannot be written
 */
export async function makeFirmwareKey(path: string): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('ed25519')
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
    await writeFile(path, pem, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new FirmwareCliError(
      `${path}: expected a new file in a folder that can be written, got ${code}. Name another place: --key <file>`,
    )
  }
  return privateKey
}

/**
 * The private key in a file.
 *
 * @throws FirmwareCliError if there is none, others can read it, or it is something else; never with its content
 */
export async function readFirmwareKey(path: string): Promise<KeyObject> {
  const facts = await stat(path).catch(() => null)
  if (facts === null) throw unfit(path, 'no file', 'Make one: npm run firmware:key')
  // Windows has no such bits.
  if (process.platform !== 'win32' && (facts.mode & OTHERS) !== 0) {
    throw new FirmwareCliError(
      `${path}: expected a file that only its owner can read (mode 600), got mode ${(facts.mode & 0o777).toString(8)}. Call: chmod 600 ${path}`,
    )
  }
  const key = privateKeyOf(await readFile(path, 'utf8'))
  if (key?.asymmetricKeyType === 'ed25519') return key
  const got = key === null ? 'something else' : `a key of the type ${key.asymmetricKeyType}`
  throw unfit(path, got, 'Make one: npm run firmware:key')
}

function privateKeyOf(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem)
  } catch {
    return null
  }
}

const unfit = (path: string, got: string, cure: string) =>
  new FirmwareCliError(
    `${path}: expected an Ed25519 private key (PEM, no passphrase), got ${got}. ${cure}`,
  )
