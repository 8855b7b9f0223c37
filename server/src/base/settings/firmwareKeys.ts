import { publicKeyProblem } from '@airshed/plugin-archive/keys'

const EXPECTED =
  'expected public keys separated by commas, each as npm run firmware:key shows it (32 bytes in base64)'

/**
 * Reads `AIRSHED_FIRMWARE_KEYS`.
 *
 * @param text undefined: no key
 * @returns `problem`: what was expected and what was given, if the value is invalid
 */
export function readFirmwareKeys(text: string | undefined): {
  firmwareKeys: readonly string[]
  problem?: string
} {
  const firmwareKeys = text?.split(',').map((key) => key.trim()) ?? []
  for (const key of firmwareKeys) {
    const problem = publicKeyProblem(key)
    if (problem === null) continue
    return { firmwareKeys: [], problem: `${EXPECTED}, got ${problem} in ${JSON.stringify(key)}` }
  }
  return { firmwareKeys: [...new Set(firmwareKeys)] }
}
