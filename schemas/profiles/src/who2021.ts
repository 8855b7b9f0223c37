import type { DeviceProfile, Grade, ProfileRange } from '@airshed/schemas'
import { boundsUpTo } from './bounds.ts'
import { DAY_MS, EIGHT_HOURS_MS } from './periods.ts'

const grades: readonly Grade[] = [
  { id: 'within', name: 'Within', color: '#1f9d6b', letter: 'I' },
  { id: 'above', name: 'Above', color: '#c8323c', letter: 'II' },
]

const level = (unit: string, limit: number, averagingPeriodMs: number = DAY_MS): ProfileRange => ({
  unit,
  averagingPeriodMs,
  truncateTo: null,
  bounds: boundsUpTo(grades, [limit]),
})

/**
 * The short-term guideline levels of the WHO. Over a year the daily ones are 99th percentiles: a few days above them
 * are allowed, and a single day above them means no more than that.
 */
export const WHO_2021: DeviceProfile = {
  id: 'who-2021',
  name: 'WHO 2021',
  source: 'WHO global air quality guidelines, 2021',
  version: '2021',
  valid_from: '2021-09-22',
  grades: [...grades],
  status_name: grades.map(({ name }) => name),
  aq_index: false,
  ranges: {
    '132:5': level('µg/m³', 15),
    '132:7': level('µg/m³', 45),
    '170:2': level('µg/m³', 100, EIGHT_HOURS_MS),
    '170:1': level('µg/m³', 25),
    '170:3': level('µg/m³', 40),
    '170:4': level('mg/m³', 4),
  },
}
