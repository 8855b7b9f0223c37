import { comparePluginVersions, isPluginVersion } from '@airshed/console-kit'

/** What one version changed, by its author's words. */
export interface VersionChanges {
  readonly version: string
  /** As the author wrote it; empty: none. */
  readonly date: string
  /** "Added", "Fixed" and the like, with an entry for each change. */
  readonly groups: readonly { readonly title: string; readonly entries: readonly string[] }[]
}

/** `## [1.2.0] - 2026-03-02`, the brackets and the date being optional. */
const VERSION = /^##\s+\[?v?(\d[0-9A-Za-z.-]*)\]?(?:\s+[-–]\s+(.+))?$/
const OTHER_VERSION = /^##?\s/
const GROUP = /^###+\s+(.+)$/
const ENTRY = /^[-*+]\s+(.+)$/
/** `[1.2.0]: https://…`, which only says where a link leads. */
const LINK = /^\[[^\]]+\]:\s/

interface Draft {
  version: string
  date: string
  groups: { title: string; entries: string[] }[]
}

/** The sections of a changelog as in Keep a Changelog, in their order; what has no version is left out. */
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

/** Puts a line where it belongs. Answers whether a further line may continue it. */
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
 * What changes from one version to a newer one, the newest first. Without a version before, or with a
 * newer one, what this version changed alone.
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
