import { NO_DATA, type Frame } from '@airshed/contract'
import { pageTexts } from '@airshed/kit/provider'
import { expect, it } from 'vitest'
import { exportText } from './exportText.ts'
import { valueTables } from './valueTables.ts'

await pageTexts.load('es')

const english = exportText('en_US', 'UTC')
const spanish = exportText('es_ES', 'Europe/Madrid')
const NOON = Date.UTC(2026, 4, 17, 12)

it('a series whose readings are hidden by flags says why in a column of its own', () => {
  const frame: Frame = {
    dataPointId: '1C00.0.0.0/128:1',
    nodeId: '1C00:0',
    path: '128:1',
    label: 'Temperature',
    shortLabel: 'Temp.',
    times: Float64Array.of(NOON - 3, NOON - 2, NOON - 1, NOON),
    values: Float64Array.of(21, Number.NaN, Number.NaN, Number.NaN),
    flags: Uint8Array.of(4, 8, 16, 1),
    unit: '°C',
    precision: 1,
    kind: 'scalar',
    averagingPeriodMs: null,
    reportingIntervalMs: 60_000,
    isSimulated: false,
  }
  const ordinary = { ...frame, label: 'Other', flags: Uint8Array.of(0, 4, 2, 0) }
  const table = (words = english) =>
    valueTables({ ...NO_DATA, frames: [frame, ordinary] }, words)[0] ?? { columns: [], rows: [] }
  expect(
    table()
      .columns.map(({ header }) => header)
      .slice(4),
  ).toEqual(['Temperature, why not shown'])
  expect(table().rows.map((row) => [row[2], row[4]])).toEqual([
    [21, null],
    [null, 'Outside the plausible range (-80 to 60 °C)'],
    [null, 'Marked invalid'],
    [null, 'Sensor fault'],
  ])
  const below = {
    ...frame,
    label: 'Lead',
    unit: 'µg/m³',
    values: Float64Array.of(1, 5, Number.NaN, 6),
    flags: Uint8Array.of(128, 0, 128, 0),
    limits: Float64Array.of(2, Number.NaN, 4, Number.NaN),
  }
  const [limited] = valueTables({ ...NO_DATA, frames: [below] }, english)
  expect(limited?.columns.at(-1)?.header).toBe('Lead, note')
  expect(limited?.rows.map((row) => row.slice(2))).toEqual([
    [1, '<2 µg/m³ (counted as 1)'],
    [5, null],
    [null, '<4 µg/m³ (not counted)'],
    [6, null],
  ])
  expect(table(spanish).rows[1]?.[4]).toBe('Fuera del rango plausible (de -80 a 60 °C)')
})
