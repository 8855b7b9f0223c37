import type { Decoded } from '../reading.ts'
import { settleReadings } from '../settleReadings.ts'

/** 2026-05-17T10:00:10Z */
const RECEIVED_AT = Date.parse('2026-05-17T10:00:10Z')

/** What would be stored, one line per reading: `{data point} = {value} {unit} @{ISO time} !{flags}`. */
export function storedLines(decoded: Decoded, receivedAt = RECEIVED_AT): string[] {
  return settleReadings(decoded, receivedAt).readings.map(({ series, ts, value, flags }) => {
    const unit = series.unit === '' ? '' : ` ${series.unit}`
    const flagged = flags === 0 ? '' : ` !${flags}`
    const time = ts === receivedAt ? '' : ` @${new Date(ts).toISOString()}`
    return `${series.dataPointId} = ${value}${unit}${time}${flagged}`
  })
}
