import { expect, it } from 'vitest'
import { schemas } from '../testsupport/storySchemas.ts'
import { weekScale } from './weekScale.ts'

it('what hours can be set to is read from the schema of the field', () => {
  expect(weekScale(schemas.week.properties.field)).toEqual({
    powers: [0, 25, 50, 75, 100],
    modes: ['manual', 'auto'],
  })
})

it('a schema of something else offers nothing', () => {
  expect(weekScale({ type: 'string' })).toEqual({ powers: [], modes: [] })
})
