import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Kind, Reading, Series } from '../evaluator/readings.ts'

/** Eight years of hourly data from London Marylebone Road: `mydata` of the R package openair. */
const FILE = fileURLToPath(
  new URL('../../../../shared/data/openair-mydata/mydata.csv', import.meta.url),
)
const HOUR_MS = 3_600_000

/** It is not part of the repository. */
export const isMydataThere = existsSync(FILE)

export const BEGIN_MS = Date.UTC(1998, 0, 1)
/** End of the last hour. */
export const END_MS = Date.UTC(2005, 5, 23, 13)
/** A year, with the preceding hours that its first day needs. */
const AROUND_2003 = { from: Date.UTC(2002, 11, 31), to: Date.UTC(2004, 0, 1) }

/** Needed for the whole period: the others are imported for one year, as each costs seconds. */
const WHOLE_COLUMNS = ['ws', 'wd', 'o3']

/** What each column holds: kind and path of its data point. */
export const COLUMNS = {
  ws: { kind: 'scalar', path: '150:1' },
  wd: { kind: 'direction', path: '150:2' },
  o3: { kind: 'scalar', path: '170:2' },
  nox: { kind: 'scalar', path: '170:5' },
  no2: { kind: 'scalar', path: '170:1' },
  pm10: { kind: 'scalar', path: '132:7' },
} as const satisfies Record<string, { kind: Kind; path: string }>
export type ColumnName = keyof typeof COLUMNS

/** The record: its columns as series, and as a CSV file for the importer. */
export function readMydata() {
  const [header = '', ...lines] = readFileSync(FILE, 'utf8').trim().split('\n')
  const names = header.trim().split(',')
  const sent = new Map<string, Reading[]>(names.map((name) => [name, []]))
  const kept: string[] = [header.trim()]
  for (const line of lines) {
    const cells = line.trim().split(',')
    const ts = Date.parse(cells[0] ?? '')
    const isIn2003 = ts >= AROUND_2003.from && ts < AROUND_2003.to
    for (const [at, name] of names.entries()) {
      if (at === 0) continue
      if (!isIn2003 && !WHOLE_COLUMNS.includes(name)) cells[at] = ''
      const cell = cells[at] ?? ''
      if (cell !== '') sent.get(name)?.push({ ts, value: Number(cell), flags: 0 })
    }
    kept.push(cells.join(','))
  }
  const series = (name: ColumnName): Series => ({
    kind: COLUMNS[name].kind,
    intervals: [{ fromMs: BEGIN_MS, intervalMs: HOUR_MS }],
    sent: sent.get(name) ?? [],
  })
  return { series, csv: `${kept.join('\n')}\n` }
}
