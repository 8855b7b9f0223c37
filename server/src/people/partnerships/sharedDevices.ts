import { SHARED_DEVICES_MAX, type SharedDevices } from '@airshed/schemas'
import type { Selectable } from 'kysely'
import { isAnyOf } from '../../access/entities/rule.ts'
import type { Caller } from '../../access/identity/access.ts'
import type { Db } from '../../storage/store/db.ts'
import type { PartnershipsTable } from '../../storage/store/tables/partnerships.ts'

type Sides = Pick<Selectable<PartnershipsTable>, 'organization_id' | 'partner_id'>

/** Devices that one side shares with the other. */
export const sharedBetween = (db: Db, { organization_id: one, partner_id: other }: Sides) =>
  db
    .selectFrom('node_shares')
    .innerJoin('nodes', 'nodes.id', 'node_shares.node_id')
    .where((where) =>
      where.or([
        where.and([
          where('nodes.organization_id', '=', one),
          where('node_shares.organization_id', '=', other),
        ]),
        where.and([
          where('nodes.organization_id', '=', other),
          where('node_shares.organization_id', '=', one),
        ]),
      ]),
    )

/** Those of them that the caller can read: members of both sides all, members without `read_devices` none. */
export async function findSharedDevices(
  db: Db,
  sides: Sides,
  caller: Caller,
): Promise<SharedDevices> {
  const readable = caller.organizationsWith('read_devices')
  const isRead = [sides.organization_id, sides.partner_id].some((id) => readable.includes(id))
  if (!isRead) return { data: [], total: 0 }
  const [data, { total }] = await Promise.all([
    sharedBetween(db, sides)
      .select(['nodes.id as node_id', 'nodes.serial', 'nodes.name'])
      .select((column) =>
        column.ref('nodes.organization_id').$castTo<string>().as('organization_id'),
      )
      .orderBy('nodes.name')
      .orderBy('nodes.id')
      .limit(SHARED_DEVICES_MAX)
      .execute(),
    sharedBetween(db, sides)
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { data, total: Number(total) }
}

/** Names of organizations by their ids. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where(isAnyOf('organizations.id', ids))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
