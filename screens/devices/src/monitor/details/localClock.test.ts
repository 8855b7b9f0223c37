import { expect, it } from 'vitest'
import { localClock } from './localClock.ts'

const NOW = Date.UTC(2026, 2, 2, 12)

it('shows the time where the device stands', () => {
  expect(localClock(NOW, 'America/New_York', 'en-US')).toMatch(/^Mon,? 07:00 GMT-5$/)
  expect(localClock(NOW, 'Europe/Madrid', 'es-ES')).toMatch(/^lun,? 13:00 (GMT|UTC)\+1$/)
})

it('falls back to UTC where nobody knows the zone', () => {
  expect(localClock(NOW, 'Mars/Olympus', 'en-US')).toMatch(/^Mon,? 12:00 GMT/)
})
