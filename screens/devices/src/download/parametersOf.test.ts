import { dataPoint } from '@airshed/testing'
import { expect, it } from 'vitest'
import { parametersOf } from './parametersOf.ts'

it('offers each parameter once, with the data points of all devices that measure it', () => {
  const points = ['1C00A3F7', '1C00A3F8'].flatMap((serial) =>
    ['132:7', '132:5'].map((path) => dataPoint(`${serial}.1.0.1/${path}`)),
  )
  expect(parametersOf(points)).toEqual([
    {
      name: 'Particulate matter PM2.5',
      unit: 'µg/m³',
      ids: ['1C00A3F7.1.0.1/132:5', '1C00A3F8.1.0.1/132:5'],
    },
    {
      name: 'Particulate matter PM10',
      unit: 'µg/m³',
      ids: ['1C00A3F7.1.0.1/132:7', '1C00A3F8.1.0.1/132:7'],
    },
  ])
})

it('offers computed parameters, and no data that a device reports about itself', () => {
  const point = dataPoint('1C00A3F7.1.0.1/132:5')
  const kinds = ['metric', 'status', 'info', 'debug', 'config'] as const
  const points = kinds.map((_type) => ({ ...point, _type, presentName: _type }))
  expect(parametersOf(points).map(({ name }) => name)).toEqual(['metric'])
})

it('omits the unit where devices differ in it', () => {
  const id = '1C00A3F7.1.0.1/132:5'
  const point = dataPoint(id)
  const [parameter] = parametersOf([point, { ...point, _id: 'other', unit: 'mg/m³' }])
  expect(parameter).toMatchObject({ unit: '', ids: [id, 'other'] })
})
