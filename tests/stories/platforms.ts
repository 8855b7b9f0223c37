/** So many major versions of Chromium away, letters and lines are drawn as the comparison of pictures allows. */
const VERSIONS_AWAY = 3

/**
 * Operating system and version of a browser, as `linux-chromium-156`.
 *
 * @param userAgent what the browser calls itself
 */
export function platformOf(userAgent: string): string {
  const version = /Chrome\/(\d+)/.exec(userAgent)?.[1] ?? 'unknown'
  const system = /Linux|Mac|Windows/.exec(userAgent)?.[0].toLowerCase() ?? 'unknown'
  return `${system}-chromium-${version}`
}

const partsOf = (platform: string): [system: string, version: number] => {
  const at = platform.lastIndexOf('-')
  return [platform.slice(0, at), Number(platform.slice(at + 1))]
}

/**
 * The platform of the same system whose version is nearest to this one, at most three away. Systems have different
 * fonts, so their pictures are never compared.
 *
 * @param stored platforms that have pictures, in any order and more than once
 * @returns null if none is near enough
 */
export function nearestPlatform(platform: string, stored: readonly string[]): string | null {
  const [system, version] = partsOf(platform)
  const away = (other: string): number => Math.abs(partsOf(other)[1] - version)
  const near = stored.filter(
    (other) => partsOf(other)[0] === system && away(other) <= VERSIONS_AWAY,
  )
  return near.toSorted((one, other) => away(one) - away(other))[0] ?? null
}
