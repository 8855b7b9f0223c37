import { NODE_CHANGE_MAX, type NodeChangeOrder, type NodeSelection } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import { ENTITY_RULES } from '../../../access/entities/index.ts'
import { scopeOf } from '../../../access/entities/rule.ts'
import { apiError } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { contains } from '../../../storage/rows/contains.ts'
import type { Condition, VisibleRows } from '../../../storage/rows/visible.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { nodeConditions, SEARCHED_COLUMNS } from '../queries.ts'

/** Maximum number of running orders per user. */
const RUNNING_MAX = 3
/** Number of orders kept per user. */
const KEPT_MAX = 10

interface RunFacts {
  id: string
  /** The job that works on it. */
  jobId: string
  caller: Caller
  /** Devices that the caller manages, or that are shared with an organization where they manage devices. */
  visible: VisibleRows
  /** ms UTC. */
  now: number
}

/**
 * Stores an order with the devices that match now.
 *
 * @throws ApiError 422 SELECTION_TOO_LARGE if more match than one order may change, 409 CONFLICT while too many
 *   orders of the caller are running
 */
export async function insertRun(
  tx: Transaction<Tables>,
  order: NodeChangeOrder,
  { id, jobId, caller, visible, now }: RunFacts,
): Promise<void> {
  const { change, devices, to_organization_id: receiver, payment_organization_id } = order
  await makeRoom(tx, caller.user.id, 'changed_by' in devices ? devices.changed_by : null)
  await tx
    .insertInto('node_change_runs')
    .values({
      id,
      job_id: jobId,
      user_id: caller.user.id,
      change,
      to_organization_id: receiver ?? null,
      payment_organization_id: payment_organization_id ?? null,
      settings: order.settings === undefined ? null : JSON.stringify(order.settings),
      command: order.command ?? null,
      started_at: now,
    })
    .execute()
  const chosen = chosenBy(devices, caller, visible)
  const { rows } = await sql<{ node_id: string }>`
    insert into node_change_results (run_id, node_id, serial, name)
    select ${id}, nodes.id, nodes.serial, nodes.name from nodes where ${chosen}
    order by nodes.id limit ${NODE_CHANGE_MAX + 1}
    returning node_id`.execute(tx)
  if (rows.length > NODE_CHANGE_MAX) {
    throw apiError('SELECTION_TOO_LARGE', { limit: String(NODE_CHANGE_MAX) })
  }
  const missing = missingOf(devices, new Set(rows.map(({ node_id }) => node_id)))
  if (missing.length > 0) {
    const refused = { run_id: id, name: '', outcome: 'refused', code: 'NOT_FOUND' } as const
    await tx
      .insertInto('node_change_results')
      .values(missing.map((nodeId) => ({ ...refused, node_id: nodeId, serial: nodeId })))
      .execute()
  }
  await tx
    .updateTable('node_change_runs')
    .set({ selected: rows.length + missing.length, refused: missing.length })
    .where('id', '=', id)
    .execute()
}

/**
 * Deletes the oldest orders of a user, and rejects another one while too many are running.
 *
 * @param neededId id of an order that is still needed; null: none
 */
async function makeRoom(
  tx: Transaction<Tables>,
  userId: string,
  neededId: string | null,
): Promise<void> {
  // Serializes concurrent orders, so that the limit holds.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const runs = await tx
    .selectFrom('node_change_runs as run')
    .leftJoin('jobs', 'jobs.id', 'run.job_id')
    .select(['run.id', 'jobs.state'])
    .where('run.user_id', '=', userId)
    .orderBy('run.started_at', 'desc')
    .execute()
  const isRunning = ({ state }: (typeof runs)[number]) => state === 'waiting' || state === 'running'
  if (runs.filter(isRunning).length >= RUNNING_MAX) {
    throw apiError('CONFLICT', {
      reason: `${RUNNING_MAX} device changes that you started are still running. Wait for one to end, or cancel it`,
    })
  }
  const old = runs
    .filter((run) => !isRunning(run))
    .slice(KEPT_MAX - 1)
    .filter(({ id }) => id !== neededId)
  if (old.length === 0) return
  await tx
    .deleteFrom('node_change_runs')
    .where(
      'id',
      'in',
      old.map(({ id }) => id),
    )
    .execute()
}

const missingOf = (devices: NodeSelection, found: ReadonlySet<string>): string[] =>
  'ids' in devices ? [...new Set(devices.ids)].filter((id) => !found.has(id)) : []

/** The devices of an order, as a condition on `nodes`. */
export const chosenBy = (devices: NodeSelection, caller: Caller, visible: VisibleRows): Condition =>
  sql`${sql.join([visible, ...conditionsOf(devices, caller)], sql` and `)}`

function conditionsOf(devices: NodeSelection, caller: Caller): Condition[] {
  if ('ids' in devices) return [sql`nodes.id = any(${[...devices.ids]}::text[])`]
  if ('changed_by' in devices) {
    return [
      sql`nodes.id in (select result.node_id from node_change_results as result
        join node_change_runs as run on run.id = result.run_id
        where run.id = ${devices.changed_by} and run.user_id = ${caller.user.id}
          and result.outcome = 'changed')`,
    ]
  }
  const { matching, except = [] } = devices
  const { search = '', organization_id: organization, ...filters } = matching
  return [
    ENTITY_RULES.nodes.condition(scopeOf(caller, 'manage_devices', organization)),
    sql`nodes.id <> all(${[...except]}::text[])`,
    ...(search === '' ? [] : [contains(SEARCHED_COLUMNS, search)]),
    ...nodeConditions(filters, caller),
  ]
}
