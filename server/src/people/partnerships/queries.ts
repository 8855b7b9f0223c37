import type { List, Partnership, PartnershipQuery, PartnershipSort } from '@airshed/schemas'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { mayChange } from '../../access/entities/mayChange.ts'
import type { Caller } from '../../access/identity/access.ts'
import { listOf } from '../../storage/rows/listOf.ts'
import { key, type RowList } from '../../storage/rows/rowList.ts'
import type { VisibleRows } from '../../storage/rows/visible.ts'
import type { Db } from '../../storage/store/db.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { withSharedCounts } from './sharedCounts.ts'

/** The organizations of the viewer: names and counts are shown from their side. */
type OwnSide = readonly string[]

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
const isDeleted = (id: RawBuilder<unknown>) =>
  sql<boolean>`(select organizations.deleted_at is not null from organizations where organizations.id = ${id})`

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
      isDeleted(partner).as('partner_is_deleted'),
      'partnerships.created_at',
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
  const rows = await withSharedCounts(db, found.data)
  return { ...found, data: rows.map((row) => viewOf(row, caller)) }
}

/** One partnership as the caller sees it. */
export async function findPartnership(
  db: Db,
  id: string,
  { side, caller }: { side: OwnSide; caller: Caller },
): Promise<Partnership> {
  const found = await partnershipRows(db, side)
    .where('partnerships.id', '=', id)
    .executeTakeFirstOrThrow()
  const [row] = await withSharedCounts(db, [found])
  if (row === undefined) throw new Error(`Partnership ${id} was not counted`)
  return viewOf(row, caller)
}
