import type { DeviceCommandName } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { NewEvent } from '../events/record.ts'
import type { Tables } from '../store/tables.ts'

/**
 * Commands in the words of the firmware: a monitor carries one out for each answer that has it true
 * (`Configuration::parse` of airgradienthq/arduino).
 */
export const MONITOR_COMMANDS = {
  co2_calibration: 'co2CalibrationRequested',
  led_test: 'ledBarTestRequested',
} as const satisfies Partial<Record<DeviceCommandName, string>>

type MonitorCommand = keyof typeof MONITOR_COMMANDS
const NAMES = Object.keys(MONITOR_COMMANDS) as MonitorCommand[]

/** Whose commands are handed out. */
interface Monitor extends Pick<NewEvent, 'actor' | 'organizationId'> {
  nodeId: string
}

/**
 * Takes the commands that wait for a monitor, each for one answer alone: an answer that is lost on its
 * way is not made up for, as a calibration that is done twice is worse than one that somebody asks for anew.
 *
 * @param now ms UTC
 * @returns the names that were taken, each once, with the events that tell of them
 */
export async function takeMonitorCommands(
  tx: Transaction<Tables>,
  { nodeId, actor, organizationId }: Monitor,
  now: number,
): Promise<{ requests: Record<string, true>; events: NewEvent[] }> {
  const taken = await tx
    .updateTable('device_commands')
    .set({ state: 'fetched', sent_at: now, ended_at: now })
    .where('node_id', '=', nodeId)
    .where('state', '=', 'queued')
    .where('expires_at', '>', now)
    .where('name', 'in', NAMES)
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

/** Whether commands wait for a device: a fetch in which nothing is new writes nothing. */
export const hasQueuedCommands = sql<boolean>`exists (select 1 from device_commands
  where device_commands.node_id = nodes.id and device_commands.state = 'queued')`
