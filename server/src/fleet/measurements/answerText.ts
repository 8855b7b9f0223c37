import type { MeasurementResult } from '@airshed/schemas'
import { JsonText } from '../../access/calls/jsonText.ts'
import type { Series } from '../../storage/store/measurementStore.ts'

/** The answer with these series, using their JSON text from the store. */
export function resultText(series: ReadonlyMap<string, Series>): JsonText<MeasurementResult> {
  const info = Object.fromEntries([...series].map(([id, found]) => [id, found.info]))
  const data = [...series].flatMap(([id, { json }], at) => [
    `${at === 0 ? '' : ','}${JSON.stringify(id)}:`,
    json,
  ])
  return new JsonText(['{"data":{', ...data, `},"info":${JSON.stringify(info)}}`])
}
