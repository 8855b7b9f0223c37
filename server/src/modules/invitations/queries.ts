import type { Kysely } from 'kysely'
import type { Condition } from '../../rows/visible.ts'
import type { Tables } from '../../store/tables.ts'
import { offsetOf, type PageRequest } from '../paging/page.ts'

/** Invitations that meet the condition, the newest first. */
export async function findInvitations(db: Kysely<Tables>, visible: Condition, page: PageRequest) {
  const matching = db.selectFrom('invitations').where(visible)
  const [rows, count] = await Promise.all([
    matching
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    matching.select(({ fn }) => fn.countAll<string | number>().as('total')).executeTakeFirst(),
  ])
  return { rows, total: Number(count?.total ?? 0) }
}

export type InvitationRow = Awaited<ReturnType<typeof findInvitations>>['rows'][number]
