/** What a signature of a firmware image vouches for. */
export interface FirmwareClaim {
  /** Type of the devices that it is for, such as `Thiamis-1000`. */
  deviceType: string
  /** As a device reports it once it runs the image. */
  version: string
  bytes: number
  /** Hexadecimal, small letters. */
  sha256: string
}

/**
 * The text that is signed with Ed25519 for a firmware image, in UTF-8. It names the type and the version besides the bytes,
 * so that nobody can offer an old image under a new version, or to devices of another type.
 */
export const firmwareStatement = ({ deviceType, version, bytes, sha256 }: FirmwareClaim): string =>
  [
    'airshed firmware 1',
    `type ${deviceType}`,
    `version ${version}`,
    `bytes ${bytes}`,
    `sha256 ${sha256}`,
    '',
  ].join('\n')
