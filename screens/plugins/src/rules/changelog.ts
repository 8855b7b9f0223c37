import { comparePluginVersions, isPluginVersion } from '@airshed/console-kit'

/** The changes of one version, in its author's words. */
export interface VersionChanges {
  readonly version: string
  /** As the author wrote it; empty if there is none. */
  readonly date: string
  /** "Added", "Fixed" and the like, with an entry for each change. */
  readonly groups: readonly { readonly title: string; readonly entries: readonly string[] }[]
}

/** `## [1.2.0] - 2026-03-02`, the brackets and the date being optional. */
const VERSION = /^##\s+\[?v?(\d[0-9A-Za-z.-]*)\]?(?:\s+[-–]\s+(.+))?$/
const OTHER_VERSION = /^##?\s/
const GROUP = /^###+\s+(.+)$/
const ENTRY = /^[-*+]\s+(.+)$/
/** `[1.2.0]: https://…`, a link definition. */
const LINK = /^\[[^\]]+\]:\s/

interface Draft {
  version: string
  date: string
  groups: { title: string; entries: string[] }[]
}

/**
 * The sections of a changelog in the format of Keep a Changelog, in order; anything without a version is
 * left out.
 */
export function readChangelog(text: string): VersionChanges[] {
  const sections: Draft[] = []
  let section: Draft | undefined
  let isOpen = false
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim()
    const [, version = '', date = ''] = VERSION.exec(line) ?? []
    const isVersion = isPluginVersion(version)
    if (isVersion) {
      section = { version, date: date.trim(), groups: [] }
      sections.push(section)
    } else if (OTHER_VERSION.test(line)) section = undefined
    const isEntry = !isVersion && line !== '' && !LINK.test(line)
    isOpen = section !== undefined && isEntry && take(section, line, isOpen)
  }
  return sections
}

/** Adds a line to its section. Returns whether the next line may continue it. */
function take({ groups }: Draft, line: string, isOpen: boolean): boolean {
  const [, title] = GROUP.exec(line) ?? []
  if (title !== undefined) {
    groups.push({ title, entries: [] })
    return false
  }
  if (groups.length === 0) groups.push({ title: '', entries: [] })
  const { entries } = groups.at(-1)!
  const [, entry] = ENTRY.exec(line) ?? []
  if (entry !== undefined) entries.push(entry)
  else if (isOpen) entries.push(`${entries.pop() ?? ''} ${line}`)
  else entries.push(line)
  return true
}

/**
 * The changes from one version to a newer one, the newest first. Without a previous version, or with a
 * newer one, only the changes of this version.
 *
 * @param from the version in use; null: none
 */
export function changesBetween(text: string, from: string | null, to: string): VersionChanges[] {
  const isUpdate = from !== null && comparePluginVersions(from, to) < 0
  return readChangelog(text)
    .filter(({ version }) =>
      isUpdate
        ? comparePluginVersions(version, from) > 0 && comparePluginVersions(version, to) <= 0
        : version === to,
    )
    .toSorted((a, b) => comparePluginVersions(b.version, a.version))
}
