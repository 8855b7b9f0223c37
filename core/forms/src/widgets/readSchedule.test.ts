import { describe, expect, it } from 'vitest'
import { readSchedule } from './readSchedule.ts'

const nowMs = Date.UTC(2026, 2, 14, 17)
const read = (expression: string, language: 'en' | 'es' = 'en', zone = 'UTC') =>
  readSchedule(expression, { language, zone, nowMs })

describe('a schedule', () => {
  it.each([
    ['0 9 * * 1-5', 'en', 'At 09:00, Monday through Friday'],
    ['0 9 * * 1-5', 'es', 'A las 09:00, de lunes a viernes'],
    ['  */15   * * * * ', 'es', 'Cada 15 minutos'],
  ] as const)('%s in %s reads: %s', (expression, language, sentence) => {
    expect(read(expression, language)).toMatchObject({ state: 'ok', sentence })
  })

  it('is due by the clock of its zone, also where that is moved on', () => {
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
    '',
    '* * * *',
    '0 0 0 * * *',
    '@daily',
    '61 * * * *',
    '0 25 * * *',
    'every day at nine o',
    '* * * * 9',
  ])('refuses %j', (expression) => {
    expect(read(expression)).toEqual({ state: 'invalid' })
  })

  it.each(['0 0 31 2 *', '0 0 30 2 *', '0 0 31 4,6,9,11 *'])(
    'knows that %s never comes',
    (expression) => {
      expect(read(expression)).toEqual({ state: 'never' })
    },
  )

  it('knows that 29 February does come', () => {
    expect(read('0 0 29 2 *').state).toBe('ok')
  })
})
