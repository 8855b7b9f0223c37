import { CATALOGUE_LIMITS } from '@airshed/plugin-archive'

/** The start of the section of a version. */
const SECTION = /^(?=## )/m

/**
 * A version's changelog in a catalogue: for the newest version, as many sections from the beginning as fit,
 * so that users see every change since their version; for an older one, only its own section.
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
