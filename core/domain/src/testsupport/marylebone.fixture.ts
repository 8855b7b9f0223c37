import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'vitest'

const file = new URL('../../../../../shared/data/openair-mydata/mydata.csv', import.meta.url)

/** The hourly record of London Marylebone Road, 1998 to 2005: `mydata` of the R package openair. */
export interface MaryleboneRecord {
  /** Starts of the hours, ms UTC. @param year default all */
  times(year?: number): number[]
  /** Values of a column, such as `nox`; NaN where a cell is empty. @param year default all */
  column(name: string, year?: number): number[]
}

/** Tests against the record, which is not part of the project: skipped if it is not beside it. */
export function describeMarylebone(what: string, run: (record: MaryleboneRecord) => void): void {
  if (existsSync(file)) describe(what, () => run(readRecord()))
  else it(what, ({ skip }) => skip('../shared/data/openair-mydata is not there'))
}

function readRecord(): MaryleboneRecord {
  const [names = [], ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(','))
  const rowsOf = (year: number | undefined): string[][] =>
    year === undefined ? rows : rows.filter(([date]) => date?.startsWith(`${year}-`))
  return {
    times: (year) => rowsOf(year).map(([date = '']) => Date.parse(date)),
    column(name, year) {
      const at = names.indexOf(name)
      if (at === -1) throw new Error(`expected a column ${name}, got ${names.join(', ')}`)
      return rowsOf(year).map((row) => Number(row[at] === '' ? Number.NaN : row[at]))
    },
  }
}
