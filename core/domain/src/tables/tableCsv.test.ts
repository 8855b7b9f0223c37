import { calculatedCells, HOSTILE_TEXTS, spreadsheetCells } from '../testing.ts'
import { describe, expect, it } from 'vitest'
import { tableCsv } from './tableCsv.ts'
import type { TableCell, TableColumn } from './valueTable.ts'
import { zonedTime } from './zonedTime.ts'

const madrid = zonedTime('Europe/Madrid')
const linesOf = (columns: TableColumn[], rows: TableCell[][]): string[] =>
  tableCsv({ title: '', columns, rows }, madrid).split('\r\n')
const text = (header: string): TableColumn => ({ header, kind: 'text' })

describe('a table as CSV', () => {
  it('begins with the byte order mark of UTF-8 and ends every line', () => {
    expect(linesOf([text('Name')], [['Ático']])).toEqual(['\uFEFFName', 'Ático', ''])
  })

  it('writes times with their offset and numbers as they are', () => {
    const columns: TableColumn[] = [
      { header: 'At', kind: 'time' },
      { header: 'Value', kind: 'number' },
    ]
    const [, line] = linesOf(columns, [[Date.UTC(2026, 5, 1, 12), -4.5]])
    expect(line).toBe('2026-06-01T14:00:00+02:00,-4.5')
  })

  it.each([
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['+1', "'+1"],
    ['-1+1', "'-1+1"],
    ['-1', '-1'],
    ['@home', "'@home"],
  ])('keeps the text %j a text', (value, written) => {
    expect(linesOf([text('Name')], [[value]])[1]).toBe(written)
  })

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY])('leaves %s empty', (value) => {
    expect(linesOf([{ header: 'Value', kind: 'number' }, text('x')], [[value, 'y']])[1]).toBe(',y')
  })

  it.each(HOSTILE_TEXTS)('keeps a cell with the name %j from being calculated', (hostile) => {
    const table = {
      title: hostile,
      columns: [text(hostile), { header: 'Value', kind: 'number' as const }, text(hostile)],
      rows: [[hostile, -3.2, hostile]],
    }
    const file = tableCsv(table, madrid)
    expect(calculatedCells(file)).toEqual([])
    expect(spreadsheetCells(file, ',')).toContain('-3.2')
  })
})
