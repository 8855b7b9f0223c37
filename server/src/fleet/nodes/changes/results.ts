import type {
  List,
  NodeChangeResult,
  NodeChangeResultQuery,
  NodeChangeRun,
  NodeOutcome as Outcome,
} from '@airshed/schemas'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Caller } from '../../../access/identity/access.ts'
import { apiError } from '../../../base/errors.ts'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import type {
  NodeChangeResultsTable,
  NodeChangeRunsTable,
} from '../../../storage/store/tables/nodeChanges.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { askedStates } from './askedStates.ts'
import type { NodeOutcome } from './checkType.ts'

export type WaitingRun = Pick<
  Selectable<NodeChangeRunsTable>,
  'id' | 'change' | 'to_organization_id' | 'payment_organization_id' | 'settings' | 'command'
>
type WaitingResult = Pick<Selectable<NodeChangeResultsTable>, 'id' | 'node_id'>

/** A batch of waiting devices, locked so that no other worker takes them. */
export const waitingResults = (
  tx: Transaction<Tables>,
  runId: string,
  limit: number,
): Promise<WaitingResult[]> =>
  tx
    .selectFrom('node_change_results')
    .select(['id', 'node_id'])
    .where('run_id', '=', runId)
    .where('outcome', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()

const NOT_FOUND: NodeOutcome = { outcome: 'refused', code: 'NOT_FOUND' }

/** Writes the outcome for devices; one without a decision is no longer readable by the user who ordered it. */
export async function settleResults(
  tx: Transaction<Tables>,
  runId: string,
  waiting: readonly WaitingResult[],
  decisions: ReadonlyMap<string, NodeOutcome | undefined>,
): Promise<void> {
  const settled = waiting.map(({ id, node_id: nodeId }) => {
    const decided = decisions.get(nodeId) ?? NOT_FOUND
    const { outcome, commandId: command_id = null, refusedSettings: refused = null } = decided
    const code = 'code' in decided ? decided.code : null
    return { id, outcome, code, command_id, refused_settings: refused }
  })
  await sql`update node_change_results as result
    set outcome = settled.outcome, code = settled.code, command_id = settled.command_id,
      refused_settings = settled.refused_settings
    from json_to_recordset(${JSON.stringify(settled)}::json)
      as settled(id int8, outcome text, code text, command_id text, refused_settings jsonb)
    where result.id = settled.id`.execute(tx)
  const count = (outcome: Outcome) => settled.filter((one) => one.outcome === outcome).length
  await tx
    .updateTable('node_change_runs')
    .set((run) => ({
      changed: run('changed', '+', count('changed')),
      unchanged: run('unchanged', '+', count('unchanged')),
      refused: run('refused', '+', count('refused')),
    }))
    .where('id', '=', runId)
    .execute()
}

/** An order with its job, visible only to the user who gave it. */
interface OwnRun {
  jobId: string
  run: NodeChangeRun
}

const runsOf = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('node_change_runs as run')
    .leftJoin('jobs', 'jobs.id', 'run.job_id')
    .selectAll('run')
    .select('jobs.state')
    .where('run.user_id', '=', userId)

type RunRow = Awaited<ReturnType<ReturnType<typeof runsOf>['execute']>>[number]

function ownRunOf(row: RunRow): OwnRun {
  const { id, job_id: jobId, change, started_at, selected, changed, unchanged, refused } = row
  // Finished jobs are deleted before their orders.
  const state = row.state ?? (changed + unchanged + refused === selected ? 'done' : 'cancelled')
  const counts = { of: selected, changed, unchanged, refused }
  const asked = { settings: row.settings, command: row.command }
  return {
    jobId,
    run: {
      id,
      change,
      state: state === 'waiting' ? 'running' : state,
      started_at,
      ...counts,
      ...asked,
    },
  }
}

/** @throws ApiError 404 NOT_FOUND for an unknown order, and for one of another user */
export async function ownRun(db: Kysely<Tables>, id: string, userId: string): Promise<OwnRun> {
  const row = await runsOf(db, userId).where('run.id', '=', id).executeTakeFirst()
  if (row === undefined) throw apiError('NOT_FOUND', { what: 'Change of devices', id })
  return ownRunOf(row)
}

/** The newest orders of a user. */
export async function newestRuns(db: Kysely<Tables>, userId: string): Promise<NodeChangeRun[]> {
  const rows = await runsOf(db, userId).orderBy('run.started_at', 'desc').limit(10).execute()
  return rows.map((row) => ownRunOf(row).run)
}

const resultList: RowList<'serial'> = {
  name: 'node-change-results',
  table: 'node_change_results',
  id: 'node_change_results.id',
  idType: 'int8',
  sort: { serial: [key('node_change_results.serial', 'text')] },
  defaultSort: 'serial',
  search: [sql.ref('node_change_results.serial'), sql.ref('node_change_results.name')],
}

/**
 * One part of the results of an order, for its owner.
 *
 * @param now ms UTC
 */
export async function findResults(
  db: Kysely<Tables>,
  caller: Caller,
  run: NodeChangeRun,
  query: NodeChangeResultQuery,
  now: number,
): Promise<List<NodeChangeResult>> {
  const { outcome } = query
  const found = await listOf(db, resultList, {
    query,
    visible: sql<boolean>`node_change_results.run_id = ${run.id}`,
    filters: outcome === undefined ? [] : [sql`node_change_results.outcome = ${outcome}`],
    select: db
      .selectFrom('node_change_results')
      .select([
        'node_change_results.node_id',
        'node_change_results.serial',
        'node_change_results.name',
        'node_change_results.outcome',
        'node_change_results.code',
        'node_change_results.refused_settings',
        'node_change_results.command_id',
      ]),
  })
  const stateOf = await askedStates(db, caller, { run, results: found.data, now })
  return {
    ...found,
    data: found.data.map(({ command_id: commandId, refused_settings: refused, ...result }) => ({
      ...result,
      refused_settings: refused ?? [],
      ...stateOf(result, commandId),
    })),
  }
}
