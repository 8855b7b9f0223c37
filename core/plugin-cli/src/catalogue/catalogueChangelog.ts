import { CATALOGUE_LIMITS } from '@airshed/plugin-archive'

/** Where the section of a version begins. */
const SECTION = /^(?=## )/m

/**
 * What a catalogue says of the changes of a version: of the newest as many versions from the beginning of
 * its changelog as fit, so that whoever updates reads all that changed; of an older one its own section.
 *
 * @param changelog of the archive
 */
export function catalogueChangelog(
  changelog: string,
  version: string,
  { isNewest }: { isNewest: boolean },
): string {
  const { changelogBytes, olderChangelogBytes } = CATALOGUE_LIMITS
  const sections = changelog.split(SECTION)
  if (!isNewest) {
    const own = sections.find((section) =>
      headingOf(section)
        .split(/[^0-9A-Za-z.-]/)
        .includes(version),
    )
    return own === undefined || Buffer.byteLength(own) > olderChangelogBytes ? '' : own
  }
  let kept = ''
  for (const section of sections) {
    if (Buffer.byteLength(kept + section) > changelogBytes) break
    kept += section
  }
  return kept
}

const headingOf = (section: string): string => section.split('\n', 1)[0] ?? ''
