import type { DeviceProfile, GradeBound, ProfileRange } from '@airshed/schemas'
import { boundsAround, boundsUpTo } from './bounds.ts'
import { GOOD, INDOOR_GRADES, MODERATE, POOR } from './indoorGrades.ts'

const ranged = (unit: string, bounds: GradeBound[]): ProfileRange => ({
  unit,
  averagingPeriodMs: null,
  truncateTo: null,
  bounds,
})

/** Good up to the enhanced threshold, moderate up to the precondition's. */
const graded = (unit: string, enhanced: number, precondition: number) =>
  ranged(unit, boundsUpTo(INDOOR_GRADES, [enhanced, precondition]))

/** A precondition without an enhanced threshold: met or violated. */
const required = (unit: string, precondition: number) =>
  ranged(unit, boundsUpTo([GOOD, POOR], [precondition]))

/**
 * WELL v2, edition Q2-2025: poor violates a precondition of the standard, moderate meets it, good also reaches the
 * first step of the enhanced thresholds.
 */
export const AIRTHINX_WELL_V2: DeviceProfile = {
  id: 'airthinx-well-v2',
  name: 'WELL V2',
  source: 'WELL Building Standard v2, Q2-2025, Air: preconditions and enhanced thresholds',
  version: 'Q2-2025',
  valid_from: '2025-04-01',
  grades: [...INDOOR_GRADES],
  status_name: INDOOR_GRADES.map(({ name }) => name),
  aq_index: false,
  ranges: {
    '132:5': graded('µg/m³', 12, 15),
    '132:7': graded('µg/m³', 30, 50),
    '131:10': graded('ppm', 750, 900),
    '170:4': graded('ppm', 6, 9),
    '140:11': required('µg/m³', 500),
    '180:1': required('µg/m³', 50),
    '170:2': required('ppb', 51),
    '170:1': ranged('ppb', boundsUpTo([GOOD, MODERATE], [21])),
    '128:2': ranged('%', boundsAround([GOOD, MODERATE], [[30, 60]])),
  },
}
