import type { Actor } from './record.ts'

/** A device as the actor of an event: by its name, or by its serial if it has none. */
export const deviceActor = (device: { nodeId: string; serial: string; name: string }): Actor => ({
  kind: 'device',
  id: device.nodeId,
  name: device.name === '' ? device.serial : device.name,
})
