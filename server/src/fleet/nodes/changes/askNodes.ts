import { settleLight } from '@airshed/domain'
import type { DeviceCommand } from '@airshed/schemas'
import { addCommands } from '../../deviceChannel/addCommand.ts'
import { askManySettings } from '../../deviceChannel/askSettings.ts'
import { commandDetail } from '../../deviceChannel/commandDetail.ts'
import { withdrawCommands } from '../../deviceChannel/withdrawCommand.ts'
import { holderOf, type NodeRow } from '../../../access/entities/nodes.ts'
import { checkAutomation } from '../configuration/checkAutomation.ts'
import type { ChangeArgs } from './changeArgs.ts'
import { refusalOf, type NodeOutcome } from './checkType.ts'
import type { WantedChange } from './wantedChange.ts'

/**
 * Asks devices that may be asked for settings, gives them a command, or withdraws those that wait, with an event for
 * each.
 *
 * @returns the outcome by device
 */
export function askNodes(
  args: ChangeArgs,
  wanted: WantedChange,
  rows: readonly NodeRow[],
): Promise<ReadonlyMap<string, NodeOutcome>> {
  if (wanted.change === 'configure') return configure(args, wanted, rows)
  return wanted.change === 'command' ? command(args, wanted, rows) : withdraw(args, wanted, rows)
}

async function configure(
  { tx, caller, now, by, record }: ChangeArgs,
  { settings = {} }: WantedChange,
  rows: readonly NodeRow[],
): Promise<ReadonlyMap<string, NodeOutcome>> {
  const outcomes = new Map<string, NodeOutcome>()
  for (const { id } of rows) {
    try {
      await checkAutomation(tx, caller, id, settings)
      outcomes.set(id, UNCHANGED)
    } catch (error) {
      outcomes.set(id, refusalOf(error))
    }
  }
  const taking = rows.filter(({ id }) => outcomes.get(id) === UNCHANGED)
  const asked = await askManySettings(tx, {
    nodeIds: taking.map(({ id }) => id),
    // Whatever each of them has: a switch of the light takes the other one along.
    settings: settleLight(settings, {}) ?? settings,
    by,
    now,
  })
  for (const row of taking) {
    const changed = asked.get(row.id)
    if (changed === undefined) continue
    outcomes.set(row.id, { outcome: 'changed' })
    record({
      ...about(row, 'node.changed'),
      before: { settings: changed.before },
      after: { settings: changed.after },
    })
  }
  return outcomes
}

/** A device for which the same command waits already is left as it is: it would do it twice. */
async function command(
  { tx, now, by, record }: ChangeArgs,
  { command: name }: WantedChange,
  rows: readonly NodeRow[],
): Promise<ReadonlyMap<string, NodeOutcome>> {
  if (name === undefined) throw new Error('This change needs a command')
  const ids = rows.map(({ id }) => id)
  const before = await tx
    .selectFrom('device_commands')
    .select(['node_id', 'id'])
    .where('node_id', 'in', ids)
    .where('name', '=', name)
    .where('state', '=', 'queued')
    .where('expires_at', '>', now)
    .execute()
  const waiting = new Map(before.map(({ node_id: nodeId, id }) => [nodeId, id]))
  const free = ids.filter((id) => !waiting.has(id))
  const added = await addCommands(tx, { nodeIds: free, name, by, now })
  return new Map(
    rows.map((row): [string, NodeOutcome] => {
      const known = waiting.get(row.id)
      if (known !== undefined) return [row.id, { ...UNCHANGED, commandId: known }]
      const given = added.get(row.id)
      if (given === undefined) return [row.id, { outcome: 'refused', code: 'COMMANDS_WAITING' }]
      const { _id: commandId } = given
      record({ ...about(row, 'node.commanded'), detail: detailOf(given) })
      return [row.id, { outcome: 'changed', commandId }]
    }),
  )
}

async function withdraw(
  { tx, now, by, record }: ChangeArgs,
  { command: name }: WantedChange,
  rows: readonly NodeRow[],
): Promise<ReadonlyMap<string, NodeOutcome>> {
  const nodeIds = rows.map(({ id }) => id)
  const withdrawn = await withdrawCommands(tx, { nodeIds, name, by, now })
  const byNode = Map.groupBy(withdrawn, ({ node_id: id }) => id)
  return new Map(
    rows.map((row): [string, NodeOutcome] => {
      const commands = byNode.get(row.id) ?? []
      for (const one of commands) {
        record({ ...about(row, 'node.command-withdrawn'), detail: detailOf(one) })
      }
      return [row.id, commands.length === 0 ? UNCHANGED : { outcome: 'changed' }]
    }),
  )
}

const UNCHANGED: NodeOutcome = { outcome: 'unchanged' }

const detailOf = ({ _id: id, ...command }: DeviceCommand) => commandDetail({ ...command, id })

/** Events go to the organization that uses the device, as those of the calls for one device. */
const about = (row: NodeRow, name: string) => ({
  name,
  rowId: row.id,
  organizationId: holderOf(row),
})
