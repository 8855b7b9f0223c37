import type { DataPoint } from '@airshed/kit'

/** A parameter with the data points of the devices that measure it. */
export interface ParameterChoice {
  /** Its name on the devices. */
  name: string
  /** Unit of all its data points; empty if they differ. */
  unit: string
  /** Ids of the data points. */
  ids: readonly string[]
}

/** Kinds of data points that hold measurements: read from a sensor, or computed. */
const MEASURED: ReadonlySet<string> = new Set(['raw', 'metric'])

/** The parameters that the devices measure, by name; each has the data points of all of them. */
export function parametersOf(points: readonly DataPoint[]): ParameterChoice[] {
  const byName = new Map<string, DataPoint[]>()
  for (const point of points) {
    const { _type: type, presentName } = point
    if (!MEASURED.has(type)) continue
    byName.set(presentName, [...(byName.get(presentName) ?? []), point])
  }
  return [...byName]
    .map(([name, same]) => ({
      name,
      unit: same.every(({ unit }) => unit === same[0]?.unit) ? (same[0]?.unit ?? '') : '',
      ids: same.map(({ _id: id }) => id),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
}
