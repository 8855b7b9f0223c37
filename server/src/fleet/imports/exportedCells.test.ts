import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { expect, it } from 'vitest'
import { readExportedCells } from './exportedCells.ts'
import { isRefusal } from './refusal.ts'

const read = (cells: { value?: string; flags?: string; hidden?: string; unit?: string }) =>
  readExportedCells({ value: '', flags: '', hidden: '', unit: 'µg/m³', ...cells }, (cell) => cell)

it.each([
  [{ value: '4.25' }, 4.25, 0],
  [{ value: '1e-7' }, 1e-7, 0],
  [{ value: '123456.789012' }, 123_456.789_012, 0],
  [{ value: '0.30000000000000004' }, 0.1 + 0.2, 0],
  [{ value: '-1000000000000000' }, -1e15, 0],
  [{}, null, 0],
  [{ flags: 'sensorFault' }, null, 1],
  [{ hidden: '999.9', flags: 'sensorFault invalid' }, 999.9, 17],
  [{ value: '1', flags: 'unsetClock futureTime' }, 1, 34],
  [{ value: '1800000000000032', unit: '°F' }, 1.8e15 + 32, 0],
])('reads the cells %j', (cells, value, flags) => {
  expect(read(cells)).toEqual({ value, flags })
})

it.each([
  [{ value: '1800000000000032' }, 'number'],
  [{ value: '1,5' }, 'number'],
  [{ value: 'Infinity' }, 'number'],
  [{ value: '0x10' }, 'number'],
  [{ value: '1', flags: 'broken' }, 'flag'],
  [{ value: '1', flags: 'implausible' }, 'hidden'],
  [{ hidden: '1', flags: 'receivedTime' }, 'hidden'],
])('refuses %j as %s', (cells, kind) => {
  const refusal = read(cells)
  expect(refusal).toMatchObject({ kind })
  expect(isRefusal(refusal)).toBe(true)
})

it('names every known flag when it refuses another', () => {
  const refusal = read({ flags: 'broken' })
  const { expected } = isRefusal(refusal) ? refusal : { expected: '' }
  for (const name of Object.keys(MEASUREMENT_FLAGS)) expect(expected).toContain(name)
})
