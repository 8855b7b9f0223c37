import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from '../../messages/en.json' with { type: 'json' }
import es from '../../messages/es.json' with { type: 'json' }
import { zoneMoves } from './zoneMoves.ts'

const JANUARY = Date.UTC(2026, 0, 20, 12)
const intlOf = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' }, (error) => {
    throw error
  })
const settings = { cron: '0 9 * * 1-5', scheduler: { 1: { 9: [50, 'auto'] } } }
const moves = (from: string, to: string, of: object = settings, locale = 'en_US' as const) =>
  zoneMoves({ settings: { ...of } }, { from, to, nowMs: JANUARY }, intlOf(locale))

it('names the clock, the schedule, the working hours and the statistics', () => {
  expect(moves('UTC', 'Asia/Kathmandu')).toEqual([
    expect.stringMatching(/goes from .*12:00.* to .*17:45/),
    expect.stringContaining(
      '(0 9 * * 1-5) keeps its hours by the clock, so it runs 5 h 45 min earlier',
    ),
    expect.stringContaining(
      'working hours keep their hours by the clock, so they begin 5 h 45 min earlier',
    ),
    expect.stringContaining('statistics begin 5 h 45 min earlier, also those of the past'),
  ])
})

it('leaves out what the device does not have', () => {
  expect(moves('UTC', 'Europe/Madrid', {})).toHaveLength(2)
  expect(moves('UTC', 'Europe/Madrid', { cron: '', scheduler: {} })).toHaveLength(2)
})

it.each([
  ['Europe/Madrid', 'UTC', '1 h later'],
  ['Africa/Lagos', 'Europe/Madrid', '1 h earlier during the other part of the year'],
  ['UTC', 'Europe/London', '1 h earlier during the other part of the year'],
  ['America/Phoenix', 'America/Denver', '1 h earlier during the other part of the year'],
])('a move from %s to %s makes statistics begin %s', (from, to, when) => {
  expect(moves(from, to, {}).at(-1)).toContain(`begin ${when}`)
})

it('lists nothing when both clocks agree, or one zone is unknown', () => {
  expect(moves('Europe/Madrid', 'Europe/Berlin')).toEqual([])
  expect(moves('UTC', 'Mars/Olympus')).toEqual([])
})

it('describes the moves in Spanish', () => {
  expect(moves('UTC', 'Europe/Madrid', {}, 'es_ES' as never).at(-1)).toContain('empiezan 1 h antes')
})
