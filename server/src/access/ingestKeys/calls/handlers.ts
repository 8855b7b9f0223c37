import { DAY_MS } from '@airshed/domain'
import {
  createIngestKey,
  listIngestKeys,
  renameIngestKey,
  revokeIngestKey,
  rollIngestKey,
} from '@airshed/schemas/calls'
import type { Selectable } from 'kysely'
import { answer, change, type Handler } from '../../calls/handler.ts'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import { keysInDoubt } from '../../rights/keyDoubts.ts'
import { keyMaker } from '../../rights/makerHolds.ts'
import type { IngestKeysTable } from '../../../storage/store/tables/organizations.ts'
import { checkedKeyName, checkedNewName, makeKey, requireRoom } from './makeKey.ts'
import { findIngestKey, findIngestKeys } from './queries.ts'

type KeyRow = Selectable<IngestKeysTable>

const hasEnded = ({ revoked_at: revokedAt, expires_at: end }: KeyRow, now: number): boolean =>
  revokedAt !== null || (end !== null && end <= now)

export const ingestKeyHandlers = (
  context: Pick<ServerContext, 'clock' | 'bus' | 'memory'>,
): Handler[] => [
  answer(listIngestKeys, ({ db, visible, query }) =>
    findIngestKeys(db, visible, query, context.clock()),
  ),

  change(createIngestKey, {
    run: async ({ tx, caller, organizationId, body, record }) => {
      const now = context.clock()
      const name = await checkedKeyName(tx, organizationId, body.name, now)
      const created = await makeKey(tx, { organizationId, name, createdBy: keyMaker(caller), now })
      record({ rowId: created.id, after: { name } })
      return created
    },
  }),

  change(renameIngestKey, {
    run: async ({ tx, row, body, record, unchanged }) => {
      const now = context.clock()
      if (hasEnded(row, now) || row.expires_at !== null)
        throw apiError('INGEST_KEY_ENDED', { name: row.name })
      const name = await checkedNewName(tx, row, body.name, now)
      if (name === row.name) unchanged()
      else {
        await tx.updateTable('ingest_keys').set({ name }).where('id', '=', row.id).execute()
        record({ before: { name: row.name }, after: { name } })
      }
      return findIngestKey(tx, row.id, now)
    },
  }),

  change(rollIngestKey, {
    run: async ({ tx, caller, row, body, record }) => {
      const now = context.clock()
      const { id, name, organization_id: organizationId } = row
      if (hasEnded(row, now) || row.expires_at !== null)
        throw apiError('INGEST_KEY_ENDED', { name })
      const { grace_days: days } = body
      const end = days === 0 ? { revoked_at: now } : { expires_at: now + days * DAY_MS }
      await tx.updateTable('ingest_keys').set(end).where('id', '=', id).execute()
      await requireRoom(tx, organizationId, now)
      const created = await makeKey(tx, { organizationId, name, createdBy: keyMaker(caller), now })
      record({ after: { name, grace_days: days, replaced_by: created.id } })
      return created
    },
    respond: (_, created) => {
      keysInDoubt(context)
      return created
    },
  }),

  change(revokeIngestKey, {
    run: async ({ tx, row, record, unchanged }) => {
      const now = context.clock()
      if (hasEnded(row, now)) return void unchanged()
      await tx
        .updateTable('ingest_keys')
        .set({ revoked_at: now })
        .where('id', '=', row.id)
        .execute()
      record({ before: { name: row.name, last_used_at: row.last_used_at } })
    },
    respond: () => {
      keysInDoubt(context)
      return null
    },
  }),
]
