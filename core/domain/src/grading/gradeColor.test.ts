import { EAQI_2024, US_AQI_2024 } from '@airshed/profiles'
import { expect, it } from 'vitest'
import { gradeColor } from './gradeColor.ts'

it.each([
  ['of the US index by its tables', US_AQI_2024, 'standard', '#00e400'],
  ['of the US index for colour-blind readers', US_AQI_2024, 'colour-blind', '#9dff91'],
  ['of an index without a second palette', EAQI_2024, 'colour-blind', '#50f0e6'],
] as const)('the colour of a grade %s', (_, profile, palette, color) => {
  const [good] = profile.grades
  expect(good && gradeColor(profile, good, palette)).toBe(color)
})
