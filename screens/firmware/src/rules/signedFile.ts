import type { FirmwareSigned } from '@airshed/console-kit'

/** The fields of what `npm run firmware:sign` writes, with their types. */
const FIELDS = {
  file_name: 'string',
  device_type: 'string',
  version: 'string',
  bytes: 'number',
  sha256: 'string',
  signature: 'string',
} as const satisfies Record<keyof FirmwareSigned, string>

/**
 * Reads the file that goes with a signed image. Whether it is right is for the server to say.
 *
 * @returns null: it is another file
 */
export function readSigned(text: string): FirmwareSigned | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const found = value as Record<string, unknown>
  const isWhole = Object.entries(FIELDS).every(([name, type]) => typeof found[name] === type)
  if (!isWhole) return null
  return Object.fromEntries(
    Object.keys(FIELDS).map((name) => [name, found[name]]),
  ) as unknown as FirmwareSigned
}
