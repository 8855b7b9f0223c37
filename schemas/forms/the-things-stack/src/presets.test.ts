import { expect, it } from 'vitest'
import { withPreset } from './presets.ts'
import { FIELDS_MAX } from './schema.ts'

const AQS01 = [
  { field: 'BatV', meaning: '190:1 V' },
  { field: 'temperature', meaning: '128:1 °C' },
  { field: 'humidity', meaning: '128:2 %' },
  { field: 'air_pressure', meaning: '128:3 hPa' },
  { field: 'co2', meaning: '131:10 ppm' },
]

it('adds the fields of a decoder, and clears the choice of decoder', () => {
  expect(withPreset({ preset: 'dragino-aqs01', fields: [] })).toEqual({ fields: AQS01 })
})

it('keeps mapped fields and parameters', () => {
  const mapped = [
    { field: 'temperature', meaning: '128:1 °F' },
    { field: 'rh', meaning: '128:2 %' },
  ]
  const [battery, , , ...others] = AQS01
  expect(withPreset({ preset: 'dragino-aqs01', fields: mapped })).toEqual({
    fields: [...mapped, battery, ...others],
  })
})

it('adds no fields beyond the server’s limit, and none without a decoder', () => {
  const full = Array.from({ length: FIELDS_MAX }, (_, at) => ({
    field: `f${at}`,
    meaning: '140:12',
  }))
  expect(withPreset({ preset: 'dragino-aqs01', fields: full })).toEqual({ fields: full })
  expect(withPreset({ fields: AQS01 })).toEqual({ fields: AQS01 })
})
