import { expect, it } from 'vitest'
import { headRows } from './headRows.ts'

const TEXT = '\ufeffStation;17\ntime;pm;pm\n;µg/m³;µg/m³\n2026-05-01;1,5;2\n\n2026-05-02;3;4'

it('reads headings and rows where a map says that they are', () => {
  const layout = { delimiter: ';', skipLines: 1, unitLines: 1 }
  expect(headRows(TEXT, true, layout)).toEqual({
    headings: ['time', 'pm', 'pm'],
    references: ['time', 'pm[1]', 'pm[2]'],
    rows: [
      ['2026-05-01', '1,5', '2'],
      ['2026-05-02', '3', '4'],
    ],
  })
  expect(headRows(TEXT, false, layout).rows).toHaveLength(1)
})

it('finds nothing behind the end of a file', () => {
  expect(headRows('a,b', true, { skipLines: 9 })).toEqual({
    headings: [''],
    references: ['#1'],
    rows: [],
  })
})
