import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { describe, expect, it } from 'vitest'
import { timeFormat } from '../time/formatTime.ts'
import type { UiText } from '../messages/uiMessages.ts'
import { lengthText, rangeWords } from './rangeWords.ts'

const to = Date.UTC(2026, 4, 17, 12)
const format = timeFormat('en-US', 'UTC')
const text: UiText = (id, values) => `${id} ${String(values?.['count'])}`

describe('the words of a window', () => {
  it.each([
    [30 * MINUTE_MS, 'ui.range.lastMinutes', 30],
    [90 * MINUTE_MS, 'ui.range.lastMinutes', 90],
    [HOUR_MS, 'ui.range.lastHours', 1],
    [12 * HOUR_MS, 'ui.range.lastHours', 12],
    [DAY_MS, 'ui.range.lastDays', 1],
    [7 * DAY_MS, 'ui.range.lastDays', 7],
  ])('names a window of %d ms', (lengthMs, id, count) => {
    expect(lengthText(lengthMs)).toEqual({ id, count })
  })

  it.each([
    ['slides', 3 * HOUR_MS, true, 'ui.range.lastHours 3'],
    ['stands', 3 * HOUR_MS, false, 'May 17, 09:00 – 12:00'],
    ['crosses midnight', DAY_MS, false, 'May 16, 12:00 – May 17, 12:00'],
    ['has no whole minutes', HOUR_MS + 1, true, 'May 17, 10:59 – 12:00'],
  ])('names a window that %s', (_, lengthMs, isLive, expected) => {
    const range = { from: to - lengthMs, to }
    expect(rangeWords(range, isLive, format, text, to)).toBe(expected)
  })

  it.each([
    ['another year', to - HOUR_MS, to, 'May 17, 2026, 11:00 – 12:00'],
    ['two years', Date.UTC(2025, 11, 31), to, 'Dec 31, 2025, 00:00 – May 17, 2026, 12:00'],
  ])('names the year of a window of %s', (_, from, end, expected) => {
    const now = Date.UTC(2027, 0, 2)
    expect(rangeWords({ from, to: end }, false, format, text, now)).toBe(expected)
  })
})
