import { expect, it } from 'vitest'
import { readingsSearch } from './readingsSearch.ts'

const PAGE = { from: 1000.5, to: 2000.25 }
const frames = [{ dataPointId: 'a/132:5' }, { dataPointId: 'b/132:5' }, { dataPointId: 'a/132:5' }]

it('requests each data point of a widget once, over the whole range of its page', () => {
  expect(readingsSearch({ frames }, PAGE, 'Europe/Madrid')).toEqual({
    data_point_id: ['a/132:5', 'b/132:5'],
    from: 1000,
    to: 2001,
    timezone: 'Europe/Madrid',
  })
})

it('requests readings over the widget’s own range', () => {
  const range = { from: 5, to: 6 }
  expect(readingsSearch({ frames, range }, PAGE, 'UTC')).toMatchObject({ from: 5, to: 6 })
})

it.each([null, { frames: [] }])('requests nothing where there are no data points: %j', (data) => {
  expect(readingsSearch(data, PAGE, 'UTC')).toBeNull()
})
