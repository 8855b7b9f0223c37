import type { DeviceProfile, Grade, ProfileRange } from '@airshed/schemas'
import { boundsUpTo } from './bounds.ts'
import { HOUR_MS } from './periods.ts'

/** Best first, in the colours of the source. */
const grades: readonly Grade[] = [
  { id: 'good', name: 'Good', color: '#50f0e6', letter: 'I' },
  { id: 'fair', name: 'Fair', color: '#50ccaa', letter: 'II' },
  { id: 'moderate', name: 'Moderate', color: '#f0e641', letter: 'III' },
  { id: 'poor', name: 'Poor', color: '#ff5050', letter: 'IV' },
  { id: 'very_poor', name: 'Very poor', color: '#960032', letter: 'V' },
  { id: 'extremely_poor', name: 'Extremely poor', color: '#7d2181', letter: 'VI' },
]

const hourly = (...limits: number[]): ProfileRange => ({
  unit: 'µg/m³',
  averagingPeriodMs: HOUR_MS,
  truncateTo: null,
  bounds: boundsUpTo(grades, limits),
})

/**
 * The European air quality index with the bands of 2024. It has no number: the worst band counts. The source gives the
 * year of its bands, not a day.
 */
export const EAQI_2024: DeviceProfile = {
  id: 'eaqi-2024',
  name: 'European AQI',
  source: 'European Environment Agency, ETC HE Report 2024/17',
  version: '2024',
  valid_from: '2024-01-01',
  grades: [...grades],
  status_name: grades.map(({ name }) => name),
  aq_index: false,
  ranges: {
    '132:5': hourly(5, 15, 50, 90, 140),
    '132:7': hourly(15, 45, 120, 195, 270),
    '170:2': hourly(60, 100, 120, 160, 180),
    '170:1': hourly(10, 25, 60, 100, 150),
    '170:3': hourly(20, 40, 125, 190, 275),
  },
}
