import type { ExportedName } from './exportedNames.ts'

/** A name is kept for this many minor versions of the plugin API after it was marked `@deprecated`. */
const KEPT_MINOR_VERSIONS = 2

/**
 * A line of the list: `@airshed/kit function useData`, followed by `deprecated 0.3` if the name is
 * deprecated.
 */
export const apiLine = (entry: string, { kind, name, deprecatedSince }: ExportedName): string =>
  `${entry} ${kind} ${name}${deprecatedSince === null ? '' : ` deprecated ${deprecatedSince}`}`

interface ListedName {
  readonly entry: string
  readonly kind: string
  readonly name: string
  /** Plugin API version in which it was deprecated. */
  readonly since: string | undefined
}

function listed(line: string): ListedName {
  const [entry = '', kind = '', name = '', , since] = line.split(' ')
  return { entry, kind, name, since }
}

/** Minor versions from one to another; the next major version counts as enough. */
function minorVersionsBetween(since: string, now: string): number {
  const [[sinceMajor = 0, sinceMinor = 0], [major = 0, minor = 0]] = [since, now].map((version) =>
    version.split('.').map(Number),
  ) as [number[], number[]]
  return major > sinceMajor ? Infinity : minor - sinceMinor
}

function vanished({ entry, kind, name, since }: ListedName, version: string): string | null {
  const was = `core/kit/api.txt: expected ${entry} to export ${name} (${kind}), got nothing.`
  if (since === undefined) {
    return `${was} Export it again, and mark it "@deprecated ${version.split('.', 2).join('.')} <what to use instead>": a name stays two minor versions`
  }
  if (minorVersionsBetween(since, version) < KEPT_MINOR_VERSIONS) {
    return `${was} Export it again: it is deprecated since ${since}, and stays two minor versions; this is ${version}`
  }
  return null
}

/**
 * Changes that would break authors' sources: names that were removed too early, and names that now mean
 * something else.
 *
 * @param before lines of the list as it was committed
 * @param after lines of the current exports
 * @param version of the plugin API now
 */
export function apiProblems(
  before: readonly string[],
  after: readonly string[],
  version: string,
): string[] {
  const now = new Map(after.map(listed).map((each) => [`${each.entry} ${each.name}`, each]))
  return before
    .filter((line) => line !== '')
    .flatMap((line) => {
      const was = listed(line)
      const is = now.get(`${was.entry} ${was.name}`)
      if (is === undefined) return vanished(was, version) ?? []
      if (is.kind === was.kind) return []
      return [
        `core/kit/api.txt: expected ${was.entry} to export ${was.name} as ${was.kind}, got ${is.kind}. ` +
          `Keep the ${was.kind}, and give the ${is.kind} another name`,
      ]
    })
}
