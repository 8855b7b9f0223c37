import type { Node, Sensor } from '@airshed/schemas'

/** A place on a device where something is measured. */
export interface Connection {
  /** Connection string `{serial}.{port}.{type}.{address}`. */
  readonly id: string
  /** null: no sensor is configured there, such as for built-in data points. */
  readonly sensor: Sensor | null
}

/** Vendor and model of a sensor, else its driver; empty: it has no name. */
export function sensorName({
  vendor,
  model,
  name,
}: Pick<Sensor, 'vendor' | 'model' | 'name'>): string {
  const made = [vendor, model].filter((word) => word !== '').join(' ')
  return made === '' ? name : made
}

/** Port, type and address, as a connection string has them: `1C00A3F7.1.0.4` gives 1, 0 and 4. */
export const connectionParts = (id: string): readonly string[] => id.split('.').slice(1)

/**
 * Where a device measures: its sensors in order, then the connections of data points that do not belong to a sensor, by
 * id.
 */
export function connectionsOf({
  devices: sensors = [],
  data_points: points = [],
}: Pick<Node, 'devices' | 'data_points'>): readonly Connection[] {
  const configured = sensors.map((sensor) => ({ id: sensor['_id'], sensor }))
  const known = new Set(configured.map(({ id }) => id))
  const others = new Set(points.map(({ device_id: id }) => id).filter((id) => !known.has(id)))
  return [...configured, ...[...others].toSorted().map((id) => ({ id, sensor: null }))]
}
