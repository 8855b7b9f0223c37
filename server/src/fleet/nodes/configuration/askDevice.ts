import { deviceModel, LIGHT_SETTINGS, settleLight } from '@airshed/domain'
import type { Transaction } from 'kysely'
import type { Bus } from '../../../storage/bus/bus.ts'
import { askSettings } from '../../deviceChannel/askSettings.ts'
import { wakeDevice } from '../../deviceChannel/inboxTopic.ts'
import { knownSettings } from '../../deviceChannel/knownSettings.ts'
import { lockChannel } from '../../deviceChannel/lockChannel.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { invalidField } from '../../../access/input/invalidField.ts'

interface Asked {
  settings: Readonly<Record<string, unknown>>
  /** Name of the requester. */
  by: string
  /** ms UTC. */
  now: number
}

/**
 * Stores the settings requested of a device with those that they take along, and wakes it if it is waiting.
 *
 * @returns the requested settings before and now, as far as they differ, or null if nothing differs
 * @throws VALIDATION_FAILED for settings that contradict each other
 */
export async function askDevice(
  tx: Transaction<Tables>,
  bus: Bus,
  { id, type }: { id: string; type: string },
  order: Asked,
): Promise<Pick<Awaited<ReturnType<typeof askSettings>>, 'before' | 'after'> | null> {
  const settings = await settled(tx, id, order.settings)
  const { before, after } = await askSettings(tx, { ...order, settings, nodeId: id })
  if (Object.keys(after).length === 0) return null
  if (deviceModel(type).channel === 'airshed') await wakeDevice(tx, bus, id)
  return { before, after }
}

type Settings = Readonly<Record<string, unknown>>

async function settled(tx: Transaction<Tables>, id: string, asked: Settings): Promise<Settings> {
  if (!LIGHT_SETTINGS.some((name) => asked[name] !== undefined)) return asked
  // Another request must not turn the other switch meanwhile.
  await lockChannel(tx, id)
  const settings = settleLight(asked, await knownSettings(tx, id, LIGHT_SETTINGS))
  if (settings !== null) return settings
  throw contradictingLight(asked)
}

/** A light that is off and shows the air quality. */
export const contradictingLight = (asked: Settings): unknown =>
  invalidField('/settings/led_aq', '0 while the light is off (enable_led: 0)', asked['led_aq'])
