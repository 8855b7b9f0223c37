import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { publicKeyText } from '@airshed/plugin-archive/keys'
import { FirmwareCliError } from './firmwareCliError.ts'
import { firmwareKeyPath, makeFirmwareKey, readFirmwareKey } from './firmwareKeyFile.ts'
import { signFirmware } from './signFirmware.ts'

const USAGE = `Makes the key that signs firmware, and signs images with it.

  npm run firmware:key -- [--key <file>]
  npm run firmware:sign -- <image> --type <device type> --version <version> [--key <file>]

  --key      file of the private key; default: .airshed/firmware-key.pem in your home folder
  --type     type of the devices that the image is for, such as Thiamis-1000
  --version  as devices report it once they run the image`

/**
 * Runs a command of the terminal.
 *
 * @param words without the program
 * @returns what to print
 * @throws FirmwareCliError saying what was expected
 */
export async function runFirmwareCommand(words: readonly string[]): Promise<string> {
  const { values, positionals } = parseWords(words)
  const [command, ...others] = positionals
  const keyPath = values.key ?? firmwareKeyPath()
  if (command === 'key' && others.length === 0) {
    const publicKey = publicKeyText(await makeFirmwareKey(keyPath))
    return [
      `The private key is in ${keyPath}. Keep it away from the server, and keep a copy: nobody can make it again.`,
      'Set this where the server runs, and give devices the public key:',
      `AIRSHED_FIRMWARE_KEYS=${publicKey}`,
    ].join('\n')
  }
  const [file, ...more] = others
  const { type: deviceType, version } = values
  if (command !== 'sign' || file === undefined || more.length > 0) throw wrong('one image')
  if (deviceType === undefined || version === undefined) throw wrong('--type and --version')
  const key = await readFirmwareKey(keyPath)
  const signed = await signFirmware(file, { deviceType, version }, key)
  const path = `${file}.signed.json`
  await writeFile(path, `${JSON.stringify(signed, null, 2)}\n`)
  return `${path} has the signature by ${publicKeyText(key)}. Upload it together with the image`
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        type: { type: 'string' },
        version: { type: 'string' },
      },
    })
  } catch (error) {
    throw new FirmwareCliError(`${(error as Error).message}\n\n${USAGE}`)
  }
}

const wrong = (expected: string) => new FirmwareCliError(`Expected ${expected}.\n\n${USAGE}`)
