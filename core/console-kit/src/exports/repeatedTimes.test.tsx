import type { ValueTable } from '@airshed/domain/tables'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from '../testsupport/readWorkbook.ts'
import { tableFile } from './tableFile.ts'

const [FIRST, SECOND, LATER] = ['T00:30Z', 'T01:30Z', 'T02:30Z'].map((time) =>
  Date.parse(`2026-10-25${time}`),
)
const TABLE: ValueTable = {
  title: 'Alerts',
  columns: [
    { header: 'From', kind: 'time' },
    { header: 'Measured', kind: 'time' },
    { header: 'Measured, ISO 8601', kind: 'isoTime' },
  ],
  rows: [FIRST, SECOND, LATER].map((ms = 0) => [ms, ms, ms]),
}

/** A time on the clock as Excel counts: days since the start of 1900. */
const serial = (wall: string): number => Date.parse(wall) / 86_400_000 + 25_569

describe('times of a file that the clock showed twice', () => {
  it('writes ambiguous times of a workbook as text with their offset', async () => {
    const { sheets } = await readWorkbook(await tableFile(TABLE, 'xlsx', 'Europe/Berlin'))
    const rows = sheets[0]?.rows.slice(1).map((row) => Object.values(row)) ?? []
    const twice = serial('2026-10-25T02:30Z')
    const three = serial('2026-10-25T03:30Z')
    expect(rows).toEqual([
      ['2026-10-25T02:30:00+02:00', twice, '2026-10-25T02:30:00+02:00'],
      ['2026-10-25T02:30:00+01:00', twice, '2026-10-25T02:30:00+01:00'],
      [three, three, '2026-10-25T03:30:00+01:00'],
    ])
  })

  it('writes ambiguous times of a CSV with their offset, as all others', async () => {
    const text = await (await tableFile(TABLE, 'csv', 'Australia/Lord_Howe')).text()
    expect(text).toContain('2026-10-25T11:30:00+11:00')
  })
})
