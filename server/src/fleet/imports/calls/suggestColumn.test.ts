import { expect, it } from 'vitest'
import { suggestColumn } from './suggestColumn.ts'

it.each([
  ['PM2.5 (µg/m³)', '132:5', 'µg/m³'],
  ['pm2_5_atm', null, null],
  ['temperature_f', '128:1', '°F'],
  ['Temperature [°C]', '128:1', '°C'],
  ['Humidity, %', '128:2', '%'],
  ['pm25', '132:5', null],
  ['Temperature (ppb)', null, 'ppb'],
  ['Note', null, null],
  ['', null, null],
])('%j suggests %s in %s', (heading, parameter, unit) => {
  expect(suggestColumn(heading)).toEqual({ parameter, unit })
})
