import { expect, it } from 'vitest'
import { parameterOptions } from './parameterOptions.ts'
import { pointText } from './pointText.ts'

it.each([
  ['harbour-3.0.0.0/132:5', 'en_US', 'Particulate matter PM2.5 · harbour-3', 'µg/m³'],
  ['mast.1.0.1.0/128:1', 'es_ES', 'Temperatura · mast.1', '°C'],
  ['harbour-3.0.0.0/raw:Feuchte', 'en_US', 'Feuchte · harbour-3', ''],
  ['something else', 'en_US', 'something else', ''],
] as const)('describes %s by parameter, device and unit (%s)', (id, locale, name, unit) => {
  expect(pointText(id, parameterOptions(locale))).toEqual({ name, unit })
})
