import { zonesFor } from '@airshed/domain'
import type { DeviceProfile } from '@airshed/schemas'
import type { ChartZone } from '../series/chartSeries.ts'
import type { ChartFrame } from './chartFrame.ts'

/** Bands of a chart, and the profile and parameter that they belong to. */
export interface FrameLimits {
  zones: readonly ChartZone[]
  profileName: string
  /** Short name of the parameter that they grade. */
  parameterLabel: string
}

/**
 * The bands of the first shown parameter that the profile grades. Bands of two parameters would
 * overlap and be unreadable.
 *
 * @param shown ids of the data points that are drawn
 * @param profiles of the devices of the chart; the first one counts
 * @returns null when the profile grades none of them
 */
export function frameLimits(
  frames: readonly Pick<ChartFrame, 'dataPointId' | 'path' | 'unit' | 'shortLabel'>[],
  shown: readonly string[],
  profiles: readonly DeviceProfile[],
): FrameLimits | null {
  const [profile] = profiles
  if (profile === undefined) return null
  for (const { dataPointId, path, unit, shortLabel } of frames) {
    const zones = shown.includes(dataPointId) ? zonesFor(profile, path, unit) : []
    if (zones.length === 0) continue
    return {
      zones: zones.map(({ from, to, color, name }) => ({ from, to, color, name, unit })),
      profileName: profile.name,
      parameterLabel: shortLabel,
    }
  }
  return null
}
