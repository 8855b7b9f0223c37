import { alertDurations } from '@airshed/console-kit'
import { createPluginIntl } from '@airshed/kit'
import { alertChange, alertDetails, TEST_NOW_MS } from '@airshed/testing'
import { expect, it } from 'vitest'
import en from '../../messages/en.json' with { type: 'json' }
import { durationsFile } from './durationsFile.ts'

const intl = createPluginIntl({ en, es: en }, { locale: 'en_US', timezone: 'Europe/Madrid' })
const dust = '1C00A3F7.0.0.0/132:5'
const points = new Map([[dust, { parameter: 'PM2.5', device: 'Quay Street', unit: 'µg/m³' }]])
const ago = (minutes: number): number => TEST_NOW_MS - minutes * 60_000

it('exports a row for the alert and each data point, with numbers as numbers', () => {
  const changes = [
    alertChange(ago(150), false, { lacks_data: true, measured: [] }),
    alertChange(ago(120), false),
    alertChange(ago(90), true),
    alertChange(ago(60), false, { is_corrected: true }),
  ]
  const durations = alertDurations(
    { before: false, lacked_data_before: false, changes, is_cut: false },
    { from: ago(180), to: TEST_NOW_MS },
    TEST_NOW_MS,
  )
  const alert = alertDetails(0, { name: 'Dust' })
  const { columns, rows } = durationsFile(durations, { alert, points, intl, title: 'Dust' })
  expect(columns.map(({ header }) => header)).toEqual([
    'From',
    'To',
    'Duration, s',
    'Data point',
    'Name',
    'Value at the start',
    'Unit',
    'Note',
    'Time zone',
    'Alert ID',
    'State',
  ])
  const [note, zone] = ['found by late readings', 'Europe/Madrid']
  const shared = [ago(90), ago(60), 1800]
  expect(rows).toEqual([
    [ago(150), ago(120), 1800, null, 'Dust', null, null, null, zone, 'alert_0', 'No data'],
    [...shared, null, 'Dust', null, null, note, zone, 'alert_0', 'Active'],
    [...shared, dust, 'PM2.5 at Quay Street', 41.25, 'µg/m³', note, zone, 'alert_0', 'Active'],
  ])
})
