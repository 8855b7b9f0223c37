import { comparePluginVersions, isPluginVersion } from '@airshed/contract'

/** A dependency on one of the packages for authors. */
export interface RaisedRange {
  readonly name: string
  readonly before: string
  readonly after: string
}

/** `"@airshed/kit": "^0.1.0"`, anywhere in the file. */
const DEPENDENCY = /("(@airshed\/[a-z-]+)"\s*:\s*")([^"]*)(")/g
/** A range that is resolved by a registry; tarballs, folders and other ranges are left to the author. */
const RANGE = /^[\^~]?(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/

/** Versions of packages for authors that a package.json requests from a registry. */
export const versionsAsked = (text: string): string[] =>
  [...text.matchAll(DEPENDENCY)].flatMap(([, , , range = '']) => {
    const [, version = ''] = RANGE.exec(range) ?? []
    return isPluginVersion(version) ? [version] : []
  })

/**
 * Raises the packages for authors in a package.json to a version. Everything else is unchanged, including
 * white space.
 *
 * @param version such as 0.2.0
 */
export function raiseRanges(
  text: string,
  version: string,
): { text: string; raised: RaisedRange[] } {
  const raised: RaisedRange[] = []
  const changed = text.replaceAll(
    DEPENDENCY,
    (all: string, before: string, name: string, range: string, after: string) => {
      const [, asked = ''] = RANGE.exec(range) ?? []
      if (!isPluginVersion(asked) || comparePluginVersions(asked, version) >= 0) return all
      raised.push({ name, before: range, after: `^${version}` })
      return `${before}^${version}${after}`
    },
  )
  return { text: changed, raised }
}
