import { expect, it } from 'vitest'
import { columnRows } from './columnRows.ts'

const table = {
  headings: ['time', 'what', 'value'],
  references: ['time', 'what', 'value'],
  rows: [
    ['10:00', 'PM2.5', '5'],
    ['10:00', 'Temperature', '20'],
    ['11:00', 'PM2.5', ''],
    ['12:00', 'PM2.5', '7'],
    ['13:00', 'PM2.5', '8'],
  ],
}

it('lists the columns of the file with their first cells', () => {
  expect(columnRows({ time: {}, columns: {} }, table)).toEqual([
    { reference: 'time', samples: ['10:00', '10:00', '11:00'] },
    { reference: 'what', samples: ['PM2.5', 'Temperature', 'PM2.5'] },
    { reference: 'value', samples: ['5', '20', '7'] },
  ])
})

it('lists the names of a file with a row per value, and names of the map that it lacks', () => {
  const long = { name: 'what', value: 'value' }
  const columns = { 'PM2.5': {}, Humidity: {} }
  expect(columnRows({ time: {}, columns, long }, table)).toEqual([
    { reference: 'PM2.5', samples: ['5', '7', '8'] },
    { reference: 'Temperature', samples: ['20'] },
    { reference: 'Humidity', samples: [] },
  ])
})
