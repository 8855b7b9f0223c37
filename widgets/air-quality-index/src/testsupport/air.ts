import { airOf, airQualityOf, airWith } from '@airshed/testing/stories'

/** Five times the usual amount of particles. */
export const smoke = airWith({ factors: { '132:5': 5, '132:7': 5 } })
export const byEurope = airWith({ profileId: 'eaqi-2024' })
/** Graded by daily guidelines. */
export const halfADay = airWith({ profileId: 'who-2021', hours: 12, paths: ['132:5', '132:7'] })

/** Its newest hours are missing. */
export const withoutPm10 = airOf((id, changes) => {
  const { pollutants, ...air } = airQualityOf(id, changes)
  const none = { value: null, index: null, grade_id: null, withheld: 'recentHours' } as const
  return {
    ...air,
    pollutants: pollutants.map((one) =>
      one.parameter_id === '132:7' ? { ...one, ...none, count: 9, coverage: 0.75 } : one,
    ),
  }
})
