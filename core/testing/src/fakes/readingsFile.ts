import type { MeasurementResult } from '@airshed/schemas'

/** Readings as a file like the server's, with fewer columns. */
export function fakeReadingsFile({ data }: MeasurementResult): Blob {
  const lines = Object.entries(data).flatMap(([id, readings]) =>
    readings.map(([ts, value]) => `${new Date(ts).toISOString()},${value ?? ''},${id}\r\n`),
  )
  const head =
    '"# Airshed: readings as their devices reported them"\r\ntime,value,data_point_id\r\n'
  return new Blob([head, ...lines, `"# End: ${lines.length} readings"\r\n`], { type: 'text/csv' })
}
