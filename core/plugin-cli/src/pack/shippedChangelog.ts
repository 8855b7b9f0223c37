import { ARCHIVE_LIMITS } from '@airshed/plugin-archive'

/** Where the section of a version begins. */
const SECTION = /^(?=## )/m

/**
 * A changelog as an archive holds it: line breaks as they are everywhere, and of a long one as many of
 * the versions from its beginning as may be shipped.
 */
export function shippedChangelog(text: string): string {
  let shipped = ''
  for (const section of text.replaceAll('\r\n', '\n').split(SECTION)) {
    if (Buffer.byteLength(shipped + section) > ARCHIVE_LIMITS.changelogBytes) break
    shipped += section
  }
  return shipped
}
