import type { List, Partnership, PartnershipQuery, PartnershipSort } from '@airshed/schemas'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { mayChange } from '../../entities/mayChange.ts'
import type { Caller } from '../../identity/access.ts'
import { listOf } from '../../rows/listOf.ts'
import { key, type RowList } from '../../rows/rowList.ts'
import type { VisibleRows } from '../../rows/visible.ts'
import type { Db } from '../../store/db.ts'
import type { Tables } from '../../store/tables.ts'

/** The organizations of the viewer: names and counts are shown from their side. */
export type OwnSide = readonly string[]

/** `own` if one of these organizations began the partnership, otherwise `other`. */
const bySide = (side: OwnSide, own: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql`(case when partnerships.organization_id = any(${[...side]}::text[])
    then ${own} else ${other} end)`

const first = sql.ref('partnerships.organization_id')
const second = sql.ref('partnerships.partner_id')
const ownId = (side: OwnSide) => bySide(side, first, second)
const partnerId = (side: OwnSide) => bySide(side, second, first)
const nameOf = (id: RawBuilder<unknown>) =>
  sql<string>`(select organizations.name from organizations where organizations.id = ${id})`
/** Number of the owner's devices that are shared with the receiver. */
const sharedCount = (owner: RawBuilder<unknown>, receiver: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from node_shares
    join nodes on nodes.id = node_shares.node_id
    where node_shares.organization_id = ${receiver} and nodes.organization_id = ${owner})`

const partnershipList = (side: OwnSide): RowList<PartnershipSort> => ({
  name: 'partnerships',
  table: 'partnerships',
  id: 'partnerships.id',
  sort: {
    created: [key('partnerships.created_at', 'int8')],
    organization: [{ sql: nameOf(ownId(side)), type: 'text' }],
    partner: [{ sql: nameOf(partnerId(side)), type: 'text' }],
  },
  defaultSort: 'partner',
  search: [nameOf(first), nameOf(second)],
})

const partnershipRows = (db: Db, side: OwnSide) => {
  const [own, partner] = [ownId(side), partnerId(side)]
  return db
    .selectFrom('partnerships')
    .select([
      'partnerships.id',
      sql<string>`${own}`.as('organization_id'),
      sql<string>`${partner}`.as('partner_id'),
      nameOf(own).as('org1_name'),
      nameOf(partner).as('org2_name'),
      'partnerships.created_at',
      sharedCount(own, partner).as('given_count'),
      sharedCount(partner, own).as('received_count'),
    ])
}

type PartnershipRow = Omit<Partnership, 'actions'>

/** A partnership as the caller sees it: holders of `manage_organizations` on either side may end it. */
const viewOf = (row: PartnershipRow, caller: Caller): Partnership => ({
  ...row,
  actions: mayEnd(caller, row) ? ['delete'] : [],
})

/** Whether the caller may end a partnership. */
export const mayEnd = (
  caller: Caller,
  {
    organization_id: one,
    partner_id: other,
  }: Pick<PartnershipRow, 'organization_id' | 'partner_id'>,
): boolean => [one, other].some((id) => mayChange(caller, 'manage_organizations', id))

/** One part of the partnerships that match a query. @param side organizations of the caller */
export async function findPartnerships(
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: PartnershipQuery,
  { side, caller }: { side: OwnSide; caller: Caller },
): Promise<List<Partnership>> {
  const found = await listOf(db, partnershipList(side), {
    query,
    visible,
    select: partnershipRows(db, side),
  })
  return { ...found, data: found.data.map((row) => viewOf(row, caller)) }
}

/** One partnership as the caller sees it. */
export async function findPartnership(
  db: Db,
  id: string,
  { side, caller }: { side: OwnSide; caller: Caller },
): Promise<Partnership> {
  const row = await partnershipRows(db, side)
    .where('partnerships.id', '=', id)
    .executeTakeFirstOrThrow()
  return viewOf(row, caller)
}
