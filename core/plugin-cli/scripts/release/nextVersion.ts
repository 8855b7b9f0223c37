import { ReleaseError } from './releaseError.ts'

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/

/**
 * Checks that a version is valid and comes after the current one.
 *
 * @throws ReleaseError
 */
export function checkNextVersion(current: string, next: string): void {
  const [from, to] = [partsOf(current), partsOf(next)]
  const differs = to.findIndex((part, at) => part !== from[at])
  if (differs >= 0 && (to[differs] ?? 0) > (from[differs] ?? 0)) return
  throw new ReleaseError(`Expected a version after ${current}, got ${next}`)
}

function partsOf(version: string): number[] {
  const [, ...parts] = VERSION.exec(version) ?? []
  if (parts.length === 3) return parts.map(Number)
  throw new ReleaseError(`Expected a version such as 1.4.0, got ${JSON.stringify(version)}`)
}
