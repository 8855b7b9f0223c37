import { expect, it } from 'vitest'
import { schemas } from '../testsupport/storySchemas.ts'
import { weekScale } from './weekScale.ts'

it('reads the values for hours from the schema of the field', () => {
  expect(weekScale(schemas.week.properties.field)).toEqual({
    powers: [0, 25, 50, 75, 100],
    modes: ['manual', 'auto'],
  })
})

it('offers nothing for a schema of something else', () => {
  expect(weekScale({ type: 'string' })).toEqual({ powers: [], modes: [] })
})
