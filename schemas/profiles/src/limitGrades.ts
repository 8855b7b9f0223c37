import type { DeviceProfile } from '@airshed/schemas'
import { AIRTHINX_DEFAULT } from './airthinxDefault.ts'
import { AIRTHINX_WELL_V2 } from './airthinxWellV2.ts'
import { EAQI_2024 } from './eaqi2024.ts'
import { US_AQI_2024 } from './usAqi2024.ts'
import { WHO_2021 } from './who2021.ts'

/**
 * The first grade of each profile that is above its limit:
 *
 * - WHO: above the guideline level.
 * - European AQI: its bands “good” and “fair” end at the short-term guideline levels of the WHO (ETC HE Report 2024/17).
 * - US AQI: 100 corresponds to the level of the short-term national standard (EPA-454/B-24-002).
 * - WELL: “poor” violates a precondition.
 * - Indoor defaults: “poor”, as in WELL.
 */
const FIRST_ABOVE: Readonly<Record<string, string>> = {
  [WHO_2021.id]: 'above',
  [EAQI_2024.id]: 'moderate',
  [US_AQI_2024.id]: 'unhealthy_sensitive',
  [AIRTHINX_WELL_V2.id]: 'poor',
  [AIRTHINX_DEFAULT.id]: 'poor',
}

/** Number of a profile’s grades that are within its limit, best first: the grade at that place is above it. */
export function gradesWithinLimit({ id, grades }: Pick<DeviceProfile, 'id' | 'grades'>): number {
  const first = grades.findIndex((grade) => grade.id === FIRST_ABOVE[id])
  return first < 0 ? grades.length : first
}
