import { describe, expect, it } from 'vitest'
import { EAQI_2024, gradesWithinLimit, PROFILES, WHO_2021 } from './index.ts'

describe('the limit of a profile', () => {
  it.each(PROFILES)('of $name is between two of its grades', (profile) => {
    const within = gradesWithinLimit(profile)
    expect(within).toBeGreaterThan(0)
    expect(within).toBeLessThan(profile.grades.length)
  })

  it('of the European index is the short-term guideline level of the WHO', () => {
    const last = EAQI_2024.grades[gradesWithinLimit(EAQI_2024) - 1]
    for (const [parameterId, { bounds }] of Object.entries(EAQI_2024.ranges)) {
      const limit = bounds.find(({ status }) => status === last?.id)?.lte
      expect([parameterId, limit]).toEqual([
        parameterId,
        WHO_2021.ranges[parameterId]?.bounds[0]?.lte,
      ])
    }
  })
})
