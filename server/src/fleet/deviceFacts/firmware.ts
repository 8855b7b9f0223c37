import type { Actor, NewEvent } from '../../access/events/record.ts'

/** The firmware of a device and what it runs on, in its own words. */
export interface Firmware {
  firmware: string | null
  hardware: string | null
}

/**
 * The event about a change of firmware; null if it is the same, or the first one.
 *
 * @param now ms UTC
 */
export function firmwareEvent(
  { nodeId, organizationId, actor }: { nodeId: string; organizationId: string; actor: Actor },
  before: Firmware,
  after: Firmware,
  now: number,
): NewEvent | null {
  if (before.firmware === null || after.firmware === before.firmware) return null
  return {
    ts: now,
    name: 'node.firmware-changed',
    actor,
    organizationId,
    entity: 'nodes',
    rowId: nodeId,
    before: { firmware: before.firmware, hardware: before.hardware },
    after: { firmware: after.firmware, hardware: after.hardware },
  }
}
