import type { RollupsTable } from '../tables/measurements.ts'
import { hides } from './flags.fixture.ts'
import { stepStart } from './steps.ts'

export interface Reading {
  key: number
  ts: number
  value: number | null
  flags: number
}

/** Keeps the first reading of each data point and time, as the store does. */
export function withoutRepeats(readings: readonly Reading[]): Reading[] {
  const kept = new Map<string, Reading>()
  for (const reading of readings) {
    const name = `${reading.key}@${reading.ts}`
    if (!kept.has(name)) kept.set(name, reading)
  }
  return [...kept.values()]
}

export const isShown = ({ value, flags }: Reading) => value !== null && !hides(flags)

/** The rollups of one step, computed one reading at a time. */
export function rollupsOf(
  readings: readonly Reading[],
  stepMs: number,
  { directions, levels }: { directions: ReadonlySet<number>; levels: ReadonlySet<number> },
): RollupsTable[] {
  const rows = new Map<string, RollupsTable>()
  const ordered = withoutRepeats(readings).filter(isShown)
  for (const { key, ts, value } of ordered.sort((a, b) => a.ts - b.ts)) {
    const shown = value as number
    const start = stepStart(ts, stepMs)
    const angle = directions.has(key) ? (shown * Math.PI) / 180 : null
    const energy = levels.has(key) ? 10 ** (Math.min(300, shown) / 10) : 0
    const row = rows.get(`${key}@${start}`)
    if (row === undefined) {
      rows.set(`${key}@${start}`, {
        data_point: key,
        step_ms: stepMs,
        ts: start,
        count: 1,
        sum: shown,
        min: shown,
        max: shown,
        first_ts: ts,
        first_value: shown,
        last_ts: ts,
        last_value: shown,
        min_ts: ts,
        max_ts: ts,
        sin_sum: angle === null ? 0 : Math.sin(angle),
        cos_sum: angle === null ? 0 : Math.cos(angle),
        energy_sum: energy,
      })
      continue
    }
    row.count += 1
    row.sum += shown
    row.energy_sum += energy
    if (shown < row.min) Object.assign(row, { min: shown, min_ts: ts })
    if (shown > row.max) Object.assign(row, { max: shown, max_ts: ts })
    row.last_ts = ts
    row.last_value = shown
    if (angle !== null) {
      row.sin_sum += Math.sin(angle)
      row.cos_sum += Math.cos(angle)
    }
  }
  return [...rows.values()].sort((a, b) => a.data_point - b.data_point || a.ts - b.ts)
}
