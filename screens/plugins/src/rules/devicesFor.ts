import { matchesForm } from '@airshed/console-kit'
import type { Node } from '@airshed/kit'
import type { DeviceFormManifest, Sensor } from '@airshed/kit/define'

/** A device, or one of its sensors, that a form is for. */
export interface MatchingDevice {
  id: string
  /** Display name: the name of the device, for a sensor with its maker and model. */
  name: string
  device: Node | Sensor
}

/** Which of these devices a form is for, by the subject and the `match` of its manifest. */
export function devicesFor(
  manifest: Pick<DeviceFormManifest, 'subject' | 'match'>,
  nodes: readonly Node[],
): readonly MatchingDevice[] {
  if (manifest.subject === 'node') {
    return nodes
      .filter(({ type }) => matchesForm(manifest, { subject: 'node', type }))
      .map((device) => {
        const { _id: id, presentName: name } = device
        return { id, name, device }
      })
  }
  return nodes.flatMap(({ presentName, type, devices = [] }) =>
    devices
      .filter(({ name }) => matchesForm(manifest, { subject: 'sensor', type, name }))
      .map((device) => {
        const { _id: id, vendor, model } = device
        return { id, name: `${presentName} · ${[vendor, model].join(' ').trim()}`, device }
      }),
  )
}
