import type { Measurement, SeriesInfo } from '@airshed/schemas'
import type { Series } from '../measurementStore.ts'

/** A series as the JSON text from the store, which can be sent without being parsed. */
export class SeriesText implements Series {
  readonly json: string
  readonly info: SeriesInfo

  /** @param json JSON: a list of measurements */
  constructor(json: string, info: SeriesInfo) {
    this.json = json
    this.info = info
  }

  get measurements(): Measurement[] {
    return JSON.parse(this.json) as Measurement[]
  }
}
