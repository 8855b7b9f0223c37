import { deviceModel, settingState } from '@airshed/domain'
import type { NodeChangeResult, NodeChangeRun, SettingState } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import { commandView } from '../../deviceChannel/addCommand.ts'
import { ENTITY_RULES } from '../../../access/entities/index.ts'
import { isAnyOf, scopeOf } from '../../../access/entities/rule.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { Tables } from '../../../storage/store/tables.ts'

type Result = Pick<NodeChangeResult, 'node_id' | 'outcome'>
type States = Pick<NodeChangeResult, 'command_state' | 'setting_state'>

interface AskedOf {
  run: NodeChangeRun
  /** Those of one page. */
  results: readonly (Result & { command_id: string | null })[]
  /** ms UTC. */
  now: number
}

const NONE: States = { command_state: null, setting_state: null }

/**
 * What has become of that which an order asked devices for: the order ends when they are asked, but they may answer days
 * later. Nothing is said of devices that the caller may not configure any more.
 *
 * @returns the states of a device that was not refused
 */
export async function askedStates(
  db: Kysely<Tables>,
  caller: Caller,
  { run: { change, settings }, results, now }: AskedOf,
): Promise<(result: Result, commandId: string | null) => States> {
  const isAsking = change === 'configure' || change === 'command'
  if (!isAsking || results.length === 0) return () => NONE
  const nodes = await db
    .selectFrom('nodes')
    .select(['nodes.id', 'nodes.type'])
    .where(ENTITY_RULES.held_nodes.condition(scopeOf(caller, 'manage_devices', undefined)))
    .where(
      isAnyOf(
        'nodes.id',
        results.map(({ node_id: id }) => id),
      ),
    )
    .execute()
  if (nodes.length === 0) return () => NONE
  if (change === 'configure') {
    const states = await settingStates(db, nodes, Object.keys(settings ?? {}))
    return ({ node_id: id, outcome }) => ({
      ...NONE,
      setting_state: isAsked(outcome) ? (states.get(id) ?? null) : null,
    })
  }
  const known = new Set(nodes.map(({ id }) => id))
  const ids = results.flatMap(({ node_id: id, command_id: command }) =>
    command !== null && known.has(id) ? [command] : [],
  )
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('device_commands').selectAll().where('id', 'in', ids).execute()
  const states = new Map(rows.map((row) => [row.id, commandView(row, now).state]))
  return (_, id) => ({ ...NONE, command_state: id === null ? null : (states.get(id) ?? null) })
}

const isAsked = (outcome: Result['outcome']): boolean =>
  outcome === 'changed' || outcome === 'unchanged'

/** The most urgent first. */
const URGENCY: readonly SettingState[] = ['refused', 'waiting', 'fetched', 'applied']

/** Of the named settings of each device, the most urgent state. */
async function settingStates(
  db: Kysely<Tables>,
  nodes: readonly { id: string; type: string }[],
  names: readonly string[],
): Promise<ReadonlyMap<string, SettingState>> {
  const rows = await db
    .selectFrom('device_settings as setting')
    .innerJoin('device_channels as channel', 'channel.node_id', 'setting.node_id')
    .select([
      'setting.node_id',
      'setting.desired',
      'setting.desired_version',
      'setting.reported',
      'setting.reported_at',
      'setting.refused_version',
      'channel.fetched_version',
    ])
    .where(
      isAnyOf(
        'setting.node_id',
        nodes.map(({ id }) => id),
      ),
    )
    .where('setting.sensor_id', '=', '')
    .where(isAnyOf('setting.name', names))
    .where('setting.desired_version', 'is not', null)
    .execute()
  const types = new Map(nodes.map(({ id, type }) => [id, type]))
  const byNode = Map.groupBy(rows, ({ node_id: id }) => id)
  return new Map(
    [...byNode].flatMap(([id, own]) => {
      const { channel } = deviceModel(types.get(id) ?? '')
      const states = own.map((row) =>
        settingState(
          {
            desired: row.desired,
            desiredVersion: row.desired_version ?? 0,
            reported: row.reported_at === null ? undefined : row.reported,
            refusedVersion: row.refused_version,
            fetchedVersion: row.fetched_version,
          },
          channel,
        ),
      )
      const state = URGENCY.find((one) => states.includes(one))
      return state === undefined ? [] : [[id, state] as const]
    }),
  )
}
