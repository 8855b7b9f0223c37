import { expect, it } from 'vitest'
import { nearestName } from './nearestName.ts'

it.each([
  ['ui:widgett', 'ui:widget'],
  ['wind', null],
  ['directon', 'direction'],
  ['Kinds', 'kinds'],
  ['', null],
])('the nearest name to %j is %j', (typed, near) => {
  const names = ['ui:widget', 'ui:field', 'direction', 'scalar', 'kinds']
  expect(nearestName(typed, names)).toBe(near)
})
