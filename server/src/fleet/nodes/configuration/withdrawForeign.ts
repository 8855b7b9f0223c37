import { isSameSetting, shownSetting, takesCommand, takesSetting } from '@airshed/domain'
import type { DeviceCommand } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { AskedSettings } from '../../deviceChannel/askSettings.ts'
import { lockChannel } from '../../deviceChannel/lockChannel.ts'
import { withdrawCommands } from '../../deviceChannel/withdrawCommand.ts'
import type { Tables } from '../../../storage/store/tables.ts'

/** A device that changes its type, and who changes it. */
interface NewType {
  nodeId: string
  /** The type that it has from then on. */
  type: string
  /** Name of who changes it. */
  by: string
  /** ms UTC. */
  now: number
}

/** What was withdrawn from a device. */
export interface Foreign {
  /** Settings that the device did not have in force, by the connection of their sensor; '': its own. */
  settings: ReadonlyMap<string, AskedSettings>
  commands: readonly DeviceCommand[]
}

/**
 * Withdraws from a device what it waits for and its new type cannot take: commands, and settings of the device and of its
 * sensors. What it reported stays, and so do commands that it has already.
 */
export async function withdrawForeign(tx: Transaction<Tables>, change: NewType): Promise<Foreign> {
  // Before the settings, as whoever reports or asks for some does.
  await lockChannel(tx, change.nodeId)
  return {
    settings: await withdrawSettings(tx, change),
    commands: await foreignCommands(tx, change),
  }
}

async function foreignCommands(
  tx: Transaction<Tables>,
  { nodeId, type, by, now }: NewType,
): Promise<readonly DeviceCommand[]> {
  const queued = await tx
    .selectFrom('device_commands')
    .select(['id', 'name', 'sensor_id'])
    .where('node_id', '=', nodeId)
    .where('state', '=', 'queued')
    .execute()
  const ids = queued.filter((command) => !takesCommand(type, command)).map(({ id }) => id)
  return ids.length === 0 ? [] : withdrawCommands(tx, { nodeIds: [nodeId], ids, by, now })
}

async function withdrawSettings(
  tx: Transaction<Tables>,
  { nodeId, type }: NewType,
): Promise<Foreign['settings']> {
  const requested = await tx
    .selectFrom('device_settings')
    .select(['sensor_id', 'name', 'desired', 'reported'])
    .where('node_id', '=', nodeId)
    .where('desired_version', 'is not', null)
    .orderBy('sensor_id')
    .orderBy('name')
    .execute()
  const foreign = requested.filter(({ sensor_id: id, name }) => !takesSetting(type, id, name))
  const bySensor = Map.groupBy(foreign, ({ sensor_id: id }) => id)
  for (const [sensorId, rows] of bySensor) {
    await forget(tx, { nodeId, sensorId, names: rows.map(({ name }) => name) })
  }
  const open = foreign.filter(({ desired, reported }) => !isSameSetting(desired, reported))
  return new Map(
    [...Map.groupBy(open, ({ sensor_id: id }) => id)].map(([sensorId, rows]) => [
      sensorId,
      {
        before: Object.fromEntries(
          rows.map(({ name, desired }) => [name, shownSetting(name, desired)]),
        ),
        after: Object.fromEntries(rows.map(({ name }) => [name, null])),
      },
    ]),
  )
}

async function forget(
  tx: Transaction<Tables>,
  { nodeId, sensorId, names }: { nodeId: string; sensorId: string; names: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('device_settings')
    .where('node_id', '=', nodeId)
    .where('sensor_id', '=', sensorId)
    .where('name', 'in', names)
    .where('reported_at', 'is', null)
    .execute()
  await tx
    .updateTable('device_settings')
    .set({
      desired: null,
      desired_version: null,
      asked_at: null,
      asked_by: null,
      refused_version: null,
      refused_reason: null,
    })
    .where('node_id', '=', nodeId)
    .where('sensor_id', '=', sensorId)
    .where('name', 'in', names)
    .execute()
}
