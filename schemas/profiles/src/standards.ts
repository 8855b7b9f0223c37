import type { DeviceProfile } from '@airshed/schemas'
import { AIRTHINX_DEFAULT } from './airthinxDefault.ts'
import { AIRTHINX_WELL_V2 } from './airthinxWellV2.ts'
import { EAQI_2024 } from './eaqi2024.ts'
import type { NumericIndex } from './numericIndex.ts'
import { US_AQI_2024, US_AQI_2024_INDEX } from './usAqi2024.ts'
import { WHO_2021 } from './who2021.ts'

/** All that is known of one standard; its profile is what travels. */
export interface Standard {
  readonly profile: DeviceProfile
  /** Id of the first grade that is above the limit of the standard. */
  readonly firstAbove: string
  /** Default: it has grades and no number. */
  readonly index?: NumericIndex
}

/**
 * Every standard that the product ships, in the order in which lists show them. The first grade above the limit:
 *
 * - Indoor defaults: “poor”, as in WELL.
 * - WELL: “poor” violates a precondition.
 * - US AQI: 100 corresponds to the level of the short-term national standard (EPA-454/B-24-002).
 * - European AQI: its bands “good” and “fair” end at the short-term guideline levels of the WHO (ETC HE Report 2024/17).
 * - WHO: above the guideline level.
 */
export const STANDARDS: readonly Standard[] = [
  { profile: AIRTHINX_DEFAULT, firstAbove: 'poor' },
  { profile: AIRTHINX_WELL_V2, firstAbove: 'poor' },
  { profile: US_AQI_2024, firstAbove: 'unhealthy_sensitive', index: US_AQI_2024_INDEX },
  { profile: EAQI_2024, firstAbove: 'moderate' },
  { profile: WHO_2021, firstAbove: 'above' },
]

const standardOf = (id: string): Standard | undefined =>
  STANDARDS.find(({ profile }) => profile.id === id)

/** Number of a profile’s grades that are within its limit, best first: the grade at that place is above it. */
export function gradesWithinLimit({ id, grades }: Pick<DeviceProfile, 'id' | 'grades'>): number {
  const above = standardOf(id)?.firstAbove
  const first = grades.findIndex((grade) => grade.id === above)
  return first < 0 ? grades.length : first
}

/** The numeric index of a profile; null if it has grades and no number. */
export const indexOfProfile = ({ id }: Pick<DeviceProfile, 'id'>): NumericIndex | null =>
  standardOf(id)?.index ?? null
