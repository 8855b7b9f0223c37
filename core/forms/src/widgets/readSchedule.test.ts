import { Cron } from 'croner'
import { describe, expect, it } from 'vitest'
import { readSchedule } from './readSchedule.ts'

const nowMs = Date.UTC(2026, 2, 14, 17)
const read = (expression: string, language: 'en' | 'es' = 'en', zone = 'UTC') =>
  readSchedule(expression, { language, zone, nowMs })

function isRead(expression: string): boolean {
  try {
    return Boolean(new Cron(expression, { mode: '5-part', paused: true, timezone: 'UTC' }))
  } catch {
    return false
  }
}

describe('a schedule', () => {
  it.each([
    ['0 9 * * 1-5', 'en', 'At 09:00, Monday through Friday'],
    ['0 9 * * 1-5', 'es', 'A las 09:00, de lunes a viernes'],
    ['  */15   * * * * ', 'es', 'Cada 15 minutos'],
  ] as const)('the schedule %s in %s reads: %s', (expression, language, sentence) => {
    expect(read(expression, language)).toMatchObject({ state: 'ok', sentence })
  })

  it('gives the next times by the clock of its zone, also where that changes', () => {
    const read9 = readSchedule('0 9 * * *', {
      language: 'en',
      zone: 'Europe/Madrid',
      nowMs: Date.UTC(2026, 2, 27, 12),
    })
    expect(
      read9.state === 'ok' ? read9.nextMs.map((ms) => new Date(ms).toISOString()) : [],
    ).toEqual([
      '2026-03-28T08:00:00.000Z',
      '2026-03-29T07:00:00.000Z',
      '2026-03-30T07:00:00.000Z',
      '2026-03-31T07:00:00.000Z',
      '2026-04-01T07:00:00.000Z',
    ])
  })

  it.each([
    ['', { kind: 'count', count: 0 }],
    ['* * * *', { kind: 'count', count: 4 }],
    ['0 0 0 * * *', { kind: 'count', count: 6 }],
    ['@daily', { kind: 'count', count: 1 }],
    ['61 * * * *', { field: 'minute', got: '61', min: 0, max: 59 }],
    ['0 25 * * *', { field: 'hour', got: '25', min: 0, max: 23 }],
    ['every day at nine o', { field: 'minute', got: 'every' }],
    ['* * * * 9', { field: 'weekday', got: '9' }],
  ])('refuses %j, and says which field is wrong', (expression, problem) => {
    expect(read(expression)).toMatchObject({ state: 'invalid', problem })
  })

  it('refuses a schedule exactly where its reader cannot read a field', () => {
    const parts = [
      '* 0 1 5 7 8 12 13 23 24 31 32 59 60 005 1-5 5-1 0-7 1-70 -5 1--5 1- 1.5 x',
      '*/0 */1 */7 */8 */12 */13 */24 */25 */31 */32 */60 */61 5/15 /5 1-5/2 1-5/0',
      '1,5 1, ,1 *,1 L LW WL 15W 32W 0W 5L 8L L5 1#2',
      'JAN jan-mar FEBRUARY MON mon-fri sat-sun FRIL MONDAY',
    ].flatMap((line) => line.split(' '))
    const wrong = [0, 1, 2, 3, 4].flatMap((place) =>
      parts
        .map((part) => Object.assign(['1', '1', '*', '*', '*'], { [place]: part }).join(' '))
        .filter((expression) => (read(expression).state === 'invalid') !== !isRead(expression)),
    )
    expect(wrong).toEqual([])
  })

  it.each(['0 0 31 2 *', '0 0 30 2 *', '0 0 31 4,6,9,11 *'])(
    'knows that %s never comes',
    (expression) => {
      expect(read(expression)).toEqual({ state: 'never' })
    },
  )

  it('accepts 29 February, which comes in leap years', () => {
    expect(read('0 0 29 2 *').state).toBe('ok')
  })
})
