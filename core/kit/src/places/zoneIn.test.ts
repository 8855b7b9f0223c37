import { expect, it } from 'vitest'
import { withZone, zoneIn } from './zoneIn.ts'

it('reads the zone that a view state holds, and keeps what else it holds', () => {
  const viewState = withZone({ year: 2025 }, 'Europe/Lisbon')
  expect(viewState).toMatchObject({ year: 2025 })
  expect(zoneIn(viewState)).toBe('Europe/Lisbon')
})

it.each([{}, { timezone: null }, { timezone: 60 }])('finds no zone in %j', (viewState) => {
  expect(zoneIn(viewState)).toBeNull()
})
