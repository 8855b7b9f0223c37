import { readFileSync } from 'node:fs'
import { HOUR_MS } from '../time/duration.ts'

/**
 * Three PM2.5 sensors (RT01, RT02, RT03) beside a T640X in Research Triangle Park, August 2019, with temperature and humidity:
 * hourly means of at least 45 readings, by plain loops over the examples of the US EPA’s sensortoolkit
 * (github.com/USEPA/sensortoolkit, `example_datasets`; hours of the reference with a QC code are left out). Its licence is in
 * `rtp2019.license.txt`.
 */
const COLUMNS = ['ref', 'rt01', 'rt02', 'rt03', 'temp', 'rh'] as const
export type RtpColumn = (typeof COLUMNS)[number]

export interface RtpRecord {
  /** Starts of all hours, ms UTC. */
  readonly start: readonly number[]
  /** Hourly means of PM2.5 in µg/m³, of temperature in °C and of humidity in %; NaN where there is none. */
  column(name: RtpColumn): number[]
}

export function readRtpRecord(): RtpRecord {
  const file = new URL('./rtp2019.csv', import.meta.url)
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  const rows = lines.map((line) => line.trim().split(','))
  return {
    start: rows.map(([hour]) => Number(hour) * HOUR_MS),
    column: (name) =>
      rows.map((row) => {
        const cell = row[COLUMNS.indexOf(name) + 1] ?? ''
        return cell === '' ? Number.NaN : Number(cell)
      }),
  }
}
