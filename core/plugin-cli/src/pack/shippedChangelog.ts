import { ARCHIVE_LIMITS } from '@airshed/plugin-archive'

/** The start of the section of a version. */
const SECTION = /^(?=## )/m

/**
 * A changelog as stored in an archive: with LF line breaks, and truncated to as many versions from its
 * beginning as the size limit allows.
 */
export function shippedChangelog(text: string): string {
  let shipped = ''
  for (const section of text.replaceAll('\r\n', '\n').split(SECTION)) {
    if (Buffer.byteLength(shipped + section) > ARCHIVE_LIMITS.changelogBytes) break
    shipped += section
  }
  return shipped
}
