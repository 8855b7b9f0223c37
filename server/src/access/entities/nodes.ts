import { sql, type SqlBool } from 'kysely'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../identity/access.ts'
import { visibleRows } from '../../storage/rows/visible.ts'
import { onlineValue } from '../../storage/store/nodeStatus/statusSql.ts'
import type { Db } from '../../storage/store/db.ts'
import { withDeviceScope } from './deviceScope.ts'
import { isAnyOf, scopeOf, type EntityRule } from './rule.ts'

/** Nodes with the columns that give their status, their shares and their default profile. */
export const nodeRows = (db: Db) =>
  db
    .selectFrom('nodes')
    .selectAll('nodes')
    .select([
      sql.raw<number | null>(onlineValue('nodes')).as('online_value'),
      sql<string[]>`array(select node_shares.organization_id from node_shares
        where node_shares.node_id = nodes.id order by node_shares.organization_id)`.as('shared_to'),
      ownersChoice('indoor_profile_id'),
      ownersChoice('outdoor_profile_id'),
    ])

/** A subquery, because `for update` cannot be applied to the nullable side of an outer join. */
function ownersChoice<Column extends 'indoor_profile_id' | 'outdoor_profile_id'>(column: Column) {
  return sql<string | null>`(select ${sql.ref(`organizations.${column}`)} from organizations
    where organizations.id = nodes.organization_id)`.as(column)
}

export type NodeRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof nodeRows>['executeTakeFirst']>>
>

const findNode: EntityRule<NodeRow>['find'] = (db, id, condition, { lock }) =>
  nodeRows(db)
    .where('nodes.id', '=', id)
    .where(condition)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()

const findBySerial: EntityRule<NodeRow>['find'] = (db, serial, condition, { lock }) =>
  nodeRows(db)
    .where('nodes.serial', '=', serial)
    .where(condition)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()

const isForeign = (organizations: readonly string[]) =>
  sql<SqlBool>`(nodes.organization_id is null
    or nodes.organization_id <> all(${[...organizations]}::text[]))`

/** Leased devices are not shared, so no row is in two branches. */
const sharedToAny = (organizations: readonly string[]) =>
  sql<SqlBool>`(nodes.leased_to is null and ${isForeign(organizations)}
    and nodes.id in (select node_shares.node_id from node_shares
      where ${isAnyOf('node_shares.organization_id', organizations)}))`

/** Nodes that the caller can read among those that they know of, as `readsNode` says of one. */
export const isReadBy = (caller: Caller) =>
  sql<SqlBool>`(nodes.leased_to is null
    or ${isAnyOf('nodes.leased_to', [...caller.organizationsWith('read_devices')])})`

const amongDevices = (deviceIds: readonly string[]) => isAnyOf('nodes.id', deviceIds)

const knownNodes: EntityRule<NodeRow> = {
  what: 'Node',
  condition: ({ organizations }) =>
    visibleRows({
      each: {
        keys: organizations,
        where: (organization) => sql<SqlBool>`nodes.organization_id = ${organization}`,
      },
      also: [
        sharedToAny(organizations),
        sql<SqlBool>`(${isAnyOf('nodes.leased_to', organizations)}
          and ${isForeign(organizations)})`,
      ],
    }),
  find: findNode,
  organizationOf: (row) => row.organization_id,
}

/** Nodes of the organizations, and those that are shared with or leased to one of them. */
export const nodes = withDeviceScope(knownNodes, amongDevices)

/** As {@link nodes}, found by their serials. */
export const serials = withDeviceScope({ ...knownNodes, find: findBySerial }, amongDevices)

const usedNodes: EntityRule<NodeRow> = {
  what: 'Node',
  condition: ({ organizations }) =>
    visibleRows({
      each: {
        keys: organizations,
        where: (organization) =>
          sql<SqlBool>`(nodes.organization_id = ${organization} and nodes.leased_to is null)`,
      },
      also: [sharedToAny(organizations), isAnyOf('nodes.leased_to', organizations)],
    }),
  find: findNode,
  organizationOf: holderOf,
  async missing(db, id, scope) {
    const known = await findNode(db, id, nodes.condition(scope), {
      caller: scope.caller,
      lock: false,
    })
    return known === undefined ? undefined : apiError('LEASED')
  },
}

/**
 * Nodes that the organizations use: their own, except those leased to others, and those that are shared with or
 * leased to one of them. The lessee of a node has the rights to change it.
 */
export const heldNodes = withDeviceScope(usedNodes, amongDevices)

/** As {@link heldNodes}, found by their serials. */
export const heldSerials = withDeviceScope(
  {
    ...usedNodes,
    find: findBySerial,
    async missing(db, serial, scope) {
      const asked = { caller: scope.caller, lock: false }
      const known = await findBySerial(db, serial, nodes.condition(scope), asked)
      return known === undefined ? undefined : apiError('LEASED')
    },
  },
  amongDevices,
)

/** The organization that uses a node: its lessee if there is one, otherwise its owner. */
export function holderOf(node: Pick<NodeRow, 'organization_id' | 'leased_to'>): string | null {
  return node.leased_to ?? node.organization_id
}

/** The subset of these ids whose nodes the caller may read. */
export async function readableNodeIds(
  db: Db,
  caller: Caller,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('nodes')
    .select('nodes.id')
    .where(heldNodes.condition(scopeOf(caller, 'read_devices', undefined)))
    .where(isAnyOf('nodes.id', ids))
    .execute()
  return rows.map((row) => row.id)
}
