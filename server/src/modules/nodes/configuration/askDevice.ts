import { deviceModel } from '@airshed/domain'
import type { Transaction } from 'kysely'
import type { Bus } from '../../../bus/bus.ts'
import { askSettings } from '../../../channel/askSettings.ts'
import { wakeDevice } from '../../../channel/inboxTopic.ts'
import type { Tables } from '../../../store/tables.ts'

interface Asked {
  settings: Record<string, unknown>
  /** Name of the requester. */
  by: string
  /** ms UTC. */
  now: number
}

/**
 * Stores the settings requested of a device, and wakes it if it is waiting.
 *
 * @returns the requested settings before and now, as far as they differ, or null if nothing differs
 */
export async function askDevice(
  tx: Transaction<Tables>,
  bus: Bus,
  { id, type }: { id: string; type: string },
  order: Asked,
): Promise<Pick<Awaited<ReturnType<typeof askSettings>>, 'before' | 'after'> | null> {
  const { before, after } = await askSettings(tx, { ...order, nodeId: id })
  if (Object.keys(after).length === 0) return null
  if (deviceModel(type).channel === 'airshed') await wakeDevice(tx, bus, id)
  return { before, after }
}
