import type { Kysely } from 'kysely'
import type { Caller } from '../../identity/access.ts'
import type { Tables } from '../../store/tables.ts'
import { visibleInvitations } from '../access/visible.ts'
import { offsetOf, type PageRequest } from '../paging/page.ts'

/** Invitations that the caller may read, the newest first. */
export async function findInvitations(
  db: Kysely<Tables>,
  caller: Caller,
  organizationId: string | undefined,
  page: PageRequest,
) {
  const matching = db.selectFrom('invitations').where(visibleInvitations(caller, organizationId))
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
