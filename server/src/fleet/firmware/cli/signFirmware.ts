import { createHash, sign, type KeyObject } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { compiledLater, issuesOf, issueText } from '@airshed/contract'
import { firmwareStatement } from '@airshed/domain'
import { FIRMWARE_BYTES_MAX, FirmwareSigned } from '@airshed/schemas'
import { FirmwareCliError } from './firmwareCliError.ts'

const isSigned = compiledLater<FirmwareSigned>(FirmwareSigned)

/**
 * Signs a firmware image.
 *
 * @param file path of the image
 * @throws FirmwareCliError if the file cannot be read or is too large, or a name is not one line
 */
export async function signFirmware(
  file: string,
  { deviceType, version }: { deviceType: string; version: string },
  key: KeyObject,
): Promise<FirmwareSigned> {
  const { bytes, sha256 } = await measure(file)
  const text = firmwareStatement({ deviceType, version, bytes, sha256 })
  const signed: unknown = {
    file_name: basename(file),
    device_type: deviceType,
    version,
    bytes,
    sha256,
    signature: sign(null, Buffer.from(text), key).toString('base64'),
  }
  if (isSigned(signed)) return signed
  const [issue] = issuesOf(isSigned.errors, signed)
  throw new FirmwareCliError(
    `${file}: ${issue === undefined ? 'it cannot be signed' : issueText(issue)}. The largest image has ${FIRMWARE_BYTES_MAX} bytes; a type and a version are one line each`,
  )
}

async function measure(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    await pipeline(createReadStream(file), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
      }
    })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new FirmwareCliError(`${file}: expected a file that can be read, got ${code}`)
  }
  return { bytes, sha256: hash.digest('hex') }
}
