import type { DeviceCommandName } from '@airshed/schemas'
import { sql, type SqlBool, type Transaction } from 'kysely'
import type { NewEvent } from '../../access/events/record.ts'
import { lockQueuedCommands } from '../../storage/store/lockQueuedCommands.ts'
import type { Tables } from '../../storage/store/tables.ts'

/**
 * Commands by the keys of the firmware: a monitor executes one for each answer in which it is true
 * (`Configuration::parse` of airgradienthq/arduino).
 */
const MONITOR_COMMANDS = {
  co2_calibration: 'co2CalibrationRequested',
  led_test: 'ledBarTestRequested',
} as const satisfies Partial<Record<DeviceCommandName, string>>

type MonitorCommand = keyof typeof MONITOR_COMMANDS
const NAMES = Object.keys(MONITOR_COMMANDS) as MonitorCommand[]

/** The monitor whose commands are delivered. */
interface Monitor extends Pick<NewEvent, 'actor' | 'organizationId'> {
  nodeId: string
}

/**
 * Takes the queued commands of a monitor, each for a single answer: a lost answer is not repeated, as a
 * calibration that runs twice is worse than one that has to be requested again.
 *
 * @param now ms UTC
 * @returns the names that were taken, each once, with the events that report them
 */
export async function takeMonitorCommands(
  tx: Transaction<Tables>,
  { nodeId, actor, organizationId }: Monitor,
  now: number,
): Promise<{ requests: Record<string, true>; events: NewEvent[] }> {
  const queued = await lockQueuedCommands(
    tx,
    sql<SqlBool>`node_id = ${nodeId} and name = any(${NAMES}::text[])`,
    now,
  )
  if (queued.length === 0) return { requests: {}, events: [] }
  const taken = await tx
    .updateTable('device_commands')
    .set({ state: 'fetched', sent_at: now, ended_at: now })
    .where('id', 'in', queued)
    .returning(['id', 'name'])
    .execute()
  return {
    requests: Object.fromEntries(
      taken.map(({ name }) => [MONITOR_COMMANDS[name as MonitorCommand], true]),
    ),
    events: taken.map(({ id, name }) => ({
      ts: now,
      name: 'node.command-fetched',
      actor,
      organizationId,
      entity: 'nodes',
      rowId: nodeId,
      detail: { command: id, action: name },
    })),
  }
}

/** Whether commands are queued for a device, so that a fetch without news writes nothing. */
export const hasQueuedCommands = sql<boolean>`exists (select 1 from device_commands
  where device_commands.node_id = nodes.id and device_commands.state = 'queued')`
