import { CELSIUS, isCelsiusPath } from '@airshed/domain'
import type { DataPoint } from '@airshed/schemas'

/** Data points to query at once. */
const MAX_IDS = 1000

/** Which data points are temperatures in °C. */
export interface TemperaturePoints {
  /** To be called with data points as the server returns them. */
  learn(points: readonly Pick<DataPoint, '_id' | 'unit'>[]): void
  /** Looks up those whose id does not reveal it; one that the reader may not see counts as no temperature. */
  resolve(ids: readonly string[]): Promise<void>
  /** Also false for one that is not known yet. */
  has(id: string): boolean
}

/** @param ask returns data points by their ids; unknown ones are left out */
export function createTemperaturePoints(
  ask: (ids: readonly string[]) => Promise<readonly Pick<DataPoint, '_id' | 'unit'>[]>,
): TemperaturePoints {
  const known = new Map<string, boolean>()
  const has = (id: string): boolean | null =>
    isCelsiusPath(id.slice(id.indexOf('/') + 1)) ?? known.get(id) ?? null
  const learn: TemperaturePoints['learn'] = (points) => {
    for (const { _id: id, unit } of points) known.set(id, unit === CELSIUS)
  }
  return {
    learn,
    async resolve(ids) {
      const open = [...new Set(ids)].filter((id) => has(id) === null)
      for (let at = 0; at < open.length; at += MAX_IDS) {
        const asked = open.slice(at, at + MAX_IDS)
        for (const id of asked) known.set(id, false)
        learn(await ask(asked))
      }
    },
    has: (id) => has(id) === true,
  }
}
