import { MAINTENANCE_LENGTH_MAX_MS, type Issue, type MaintenanceCovers } from '@airshed/schemas'
import { sql } from 'kysely'
import { heldNodes } from '../../../access/entities/nodes.ts'
import { scopeOf } from '../../../access/entities/rule.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { Db } from '../../../storage/store/db.ts'
import { invalidBody } from '../../../access/input/invalidField.ts'

export interface WindowDraft {
  organizationId: string
  /** ms UTC. */
  startsAtMs: number
  /** ms UTC. */
  endsAtMs: number
  covers: MaintenanceCovers
  /** It must also end after this, ms UTC; null if it may already be over. */
  endsAfterMs: number | null
  /** Devices that it named before; these may stay even if they are no longer held. */
  knownIds: readonly string[]
}

/** @throws ApiError 400 VALIDATION_FAILED with all problems */
export async function checkWindow(db: Db, caller: Caller, draft: WindowDraft): Promise<void> {
  const issues = [...endIssues(draft), ...(await nodeIssues(db, caller, draft))]
  const [first, ...others] = issues
  if (first !== undefined) throw invalidBody([first, ...others])
}

function endIssues({ startsAtMs, endsAtMs, endsAfterMs }: WindowDraft): Issue[] {
  const issue = (expected: string): Issue[] => [
    { path: '/ends_at', expected, got: String(endsAtMs) },
  ]
  if (endsAtMs <= startsAtMs) return issue(`a time after ${startsAtMs}, when it starts`)
  if (endsAtMs - startsAtMs > MAINTENANCE_LENGTH_MAX_MS) {
    return issue(
      `a time at most 90 days after it starts, ${startsAtMs + MAINTENANCE_LENGTH_MAX_MS}`,
    )
  }
  return endsAfterMs !== null && endsAtMs <= endsAfterMs ? issue('a time in the future') : []
}

async function nodeIssues(
  db: Db,
  caller: Caller,
  { organizationId, covers, knownIds }: WindowDraft,
): Promise<Issue[]> {
  if (covers.kind !== 'devices') return []
  const rows = await db
    .selectFrom('nodes')
    .select('nodes.id')
    .where(sql<boolean>`nodes.id = any(${[...covers.node_ids]}::text[])`)
    .where(heldNodes.condition(scopeOf(caller, 'read_devices', organizationId)))
    .execute()
  const allowed = new Set([...knownIds, ...rows.map(({ id }) => id)])
  return covers.node_ids.flatMap((id, at) =>
    allowed.has(id)
      ? []
      : [
          {
            path: `/covers/node_ids/${at}`,
            expected: 'a device that the organization holds',
            got: id,
          },
        ],
  )
}
