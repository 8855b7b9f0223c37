import type { DeviceProfile, ProfileRange } from '@airshed/schemas'
import { boundsAround, boundsUpTo, type Window } from './bounds.ts'
import { INDOOR_GRADES } from './indoorGrades.ts'

const upTo = (unit: string, good: number, moderate: number): ProfileRange => ({
  unit,
  averagingPeriodMs: null,
  truncateTo: null,
  bounds: boundsUpTo(INDOOR_GRADES, [good, moderate]),
})

const around = (unit: string, good: Window, moderate: Window): ProfileRange => ({
  unit,
  averagingPeriodMs: null,
  truncateTo: null,
  bounds: boundsAround(INDOOR_GRADES, [good, moderate]),
})

/** Indoor air as the product grades it unless another profile was chosen. */
export const AIRTHINX_DEFAULT: DeviceProfile = {
  id: 'airthinx-default',
  name: 'Aethair Blue',
  source: 'Airshed indoor defaults, version 1',
  version: '1',
  valid_from: '2025-01-01',
  grades: [...INDOOR_GRADES],
  status_name: INDOOR_GRADES.map(({ name }) => name),
  aq_index: false,
  ranges: {
    '132:5': upTo('µg/m³', 12, 35),
    '132:7': upTo('µg/m³', 50, 150),
    '131:10': upTo('ppm', 800, 1200),
    '140:11': upTo('µg/m³', 300, 1000),
    '128:1': around('°C', [20, 26], [18, 28]),
    '128:2': around('%', [30, 60], [20, 70]),
  },
}
