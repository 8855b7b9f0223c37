import type { AirQuality, Node, WidgetData } from '@airshed/kit'
import { isDrawnAlike } from './drawnDevices.ts'
import { readDevice, type MapDevice } from './mapDevice.ts'

/** Reads devices, and returns the same objects as long as nothing about them changed. */
export type DeviceReader = (
  nodes: readonly Node[],
  airQuality: WidgetData['airQuality'],
  nowMs: number,
) => readonly MapDevice[]

interface Known extends ReturnType<typeof readDevice> {
  air: AirQuality | undefined
}

/**
 * Creates a reader. A page passes its data again every few seconds; with ten thousand devices, only those
 * that changed are read again. If none did, the previous list is returned, so that nothing is clustered or
 * drawn again.
 */
export function createDeviceReader(): DeviceReader {
  const known = new WeakMap<Node, Known>()
  let list: readonly MapDevice[] = []
  const read = (node: Node, air: AirQuality | undefined, nowMs: number): MapDevice => {
    const kept = known.get(node)
    if (kept !== undefined && kept.air === air && nowMs <= kept.sameUntilMs) return kept.device
    const fresh = readDevice(node, air, nowMs)
    // The clock moved on, but nothing else did.
    const entry =
      kept !== undefined && isDrawnAlike(kept.device, fresh.device)
        ? { device: kept.device, air, sameUntilMs: fresh.sameUntilMs }
        : { ...fresh, air }
    known.set(node, entry)
    return entry.device
  }
  return (nodes, airQuality, nowMs) => {
    const next = nodes.map((node) => read(node, airQuality[node.node_id], nowMs))
    const isSame = next.length === list.length && next.every((device, at) => device === list[at])
    if (!isSame) list = next
    return list
  }
}
