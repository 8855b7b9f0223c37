import type { Frame } from '@airshed/kit'

/**
 * Tells the frames of a chart apart that has asked for readings on two bases.
 *
 * @returns the first frame of each data point, and beside them the frames as reported of those that are corrected: of
 *   others both are the same
 */
export function byBasis(all: readonly Frame[]): {
  frames: readonly Frame[]
  reported: readonly Frame[]
} {
  const first = new Map<string, Frame>()
  const reported: Frame[] = []
  for (const frame of all) {
    const { dataPointId, basis } = frame
    const known = first.get(dataPointId)
    if (known === undefined) first.set(dataPointId, frame)
    else if (known.basis === 'corrected' && basis === undefined) reported.push(frame)
  }
  return { frames: first.size === all.length ? all : [...first.values()], reported }
}
