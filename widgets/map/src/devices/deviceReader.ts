import type { Node } from '@airshed/kit'
import { isDrawnAlike } from './drawnDevices.ts'
import { readDevice, type MapDevice } from './mapDevice.ts'

/** Reads devices, and hands out the same objects as long as nothing about them changed. */
export type DeviceReader = (nodes: readonly Node[], nowMs: number) => readonly MapDevice[]

/**
 * Makes a reader. A page passes its data again every few seconds; with ten thousand devices only
 * those that changed are looked at, and where none did, the list is the one from before, so that
 * nothing is clustered or drawn again.
 */
export function createDeviceReader(): DeviceReader {
  const known = new WeakMap<Node, ReturnType<typeof readDevice>>()
  let list: readonly MapDevice[] = []
  const read = (node: Node, nowMs: number): MapDevice => {
    const kept = known.get(node)
    if (kept !== undefined && nowMs <= kept.sameUntilMs) return kept.device
    const fresh = readDevice(node, nowMs)
    // The clock moved on, but nothing else did.
    const entry =
      kept !== undefined && isDrawnAlike(kept.device, fresh.device)
        ? { device: kept.device, sameUntilMs: fresh.sameUntilMs }
        : fresh
    known.set(node, entry)
    return entry.device
  }
  return (nodes, nowMs) => {
    const next = nodes.map((node) => read(node, nowMs))
    const isSame = next.length === list.length && next.every((device, at) => device === list[at])
    if (!isSame) list = next
    return list
  }
}
