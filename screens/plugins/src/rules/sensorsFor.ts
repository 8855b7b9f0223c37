import type { Node } from '@airshed/kit'
import type { DeviceFormManifest, Sensor } from '@airshed/kit/define'

/** A sensor that a form is for, called by its device and itself. */
export interface MatchingSensor {
  id: string
  name: string
  sensor: Sensor
}

/** The sensors of these devices that a form is for: by their driver, or by the type of their device. */
export function sensorsFor(
  match: DeviceFormManifest['match'],
  nodes: readonly Node[],
): readonly MatchingSensor[] {
  const { sensors = [], families = [] } = match
  return nodes.flatMap(({ presentName, type, devices = [] }) =>
    devices
      .filter(({ name }) => sensors.includes(name) || families.includes(type))
      .map((sensor) => {
        const { _id: id, vendor, model } = sensor
        return { id, name: `${presentName} · ${[vendor, model].join(' ').trim()}`, sensor }
      }),
  )
}
