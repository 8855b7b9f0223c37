import {
  TOKEN_CAPABILITIES,
  TOKEN_PERMISSIONS,
  type ApiToken,
  type ApiTokenDetails,
  type ApiTokenQuery,
  type List,
  type TokenSort,
} from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { heldNodes } from '../../access/entities/nodes.ts'
import { isAnyOf, scopeOf } from '../../access/entities/rule.ts'
import type { Caller } from '../../access/identity/access.ts'
import { listOf } from '../../storage/rows/listOf.ts'
import { key, type RowList } from '../../storage/rows/rowList.ts'
import type { VisibleRows } from '../../storage/rows/visible.ts'
import type { Db } from '../../storage/store/db.ts'
import type { Tables } from '../../storage/store/tables.ts'

/** Full name of the owner, or their e-mail address if they have no name. */
const ownerName = sql<string>`(select
    coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email)
  from users where users.id = api_tokens.user_id)`

const tokenList: RowList<TokenSort> = {
  name: 'tokens',
  table: 'api_tokens',
  id: 'api_tokens.id',
  sort: {
    name: [key('api_tokens.name', 'text')],
    created: [key('api_tokens.created_at', 'int8')],
    last_used: [key('api_tokens.last_used_at', 'int8', { isNullable: true })],
    expires: [key('api_tokens.expires_at', 'int8', { isNullable: true })],
    requests: [key('api_tokens.requests_number', 'int8')],
  },
  defaultSort: '-created',
  search: [sql.ref('api_tokens.name'), ownerName],
}

/** Number of characters that a masked external id shows. */
const SHOWN_CHARACTERS = 4

/** A masked external id, of which only the end is visible. */
export const covered = (externalId: string): string => `tok_…${externalId.slice(-SHOWN_CHARACTERS)}`

const tokenRows = (db: Db) =>
  db
    .selectFrom('api_tokens')
    .select([
      'api_tokens.id',
      'api_tokens.external_id',
      'api_tokens.name',
      'api_tokens.organization_id',
      'api_tokens.user_id',
      'api_tokens.capabilities',
      'api_tokens.permissions',
      'api_tokens.device_scope',
      'api_tokens.requests_number',
      'api_tokens.last_used_at',
      'api_tokens.created_at',
      'api_tokens.expires_at',
      ownerName.as('ownerName'),
    ])

type TokenRow = NonNullable<Awaited<ReturnType<ReturnType<typeof tokenRows>['executeTakeFirst']>>>

/** One part of the tokens that the caller may see. */
export async function findTokens(
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: ApiTokenQuery,
): Promise<List<ApiToken>> {
  const found = await listOf(db, tokenList, { query, visible, select: tokenRows(db) })
  return { ...found, data: found.data.map(tokenView) }
}

/**
 * One token, including what lists leave out.
 *
 * @param id of a token that the caller is known to be able to see
 */
export async function describeToken(
  db: Kysely<Tables>,
  id: string,
  caller: Caller,
): Promise<ApiTokenDetails> {
  const row = await tokenRows(db).where('api_tokens.id', '=', id).executeTakeFirstOrThrow()
  return {
    ...tokenView(row),
    external_id_revealed: row.external_id,
    devices: row.device_scope === null ? null : await devicesOf(db, row, caller),
  }
}

async function devicesOf(
  db: Db,
  { organization_id: organizationId, device_scope: ids }: TokenRow,
  caller: Caller,
) {
  const rows = await devicesAmong(db, ids ?? [], caller, organizationId)
  return rows.map(({ id, name, serial }) => ({ node_id: id, name: name === '' ? serial : name }))
}

/** Those of the devices that the organization uses and the caller may read. */
export const devicesAmong = (
  db: Db,
  ids: readonly string[],
  caller: Caller,
  organizationId: string,
) =>
  db
    .selectFrom('nodes')
    .select(['nodes.id', 'nodes.name', 'nodes.serial'])
    .where(heldNodes.condition(scopeOf(caller, 'read_devices', organizationId)))
    .where(isAnyOf('nodes.id', ids))
    .orderBy('nodes.name')
    .orderBy('nodes.serial')
    .execute()

/** A token as listed. */
function tokenView({ id, external_id, capabilities, permissions, ...row }: TokenRow): ApiToken {
  return {
    ...row,
    _id: id,
    external_id: covered(external_id),
    // Capabilities from a later version have no effect here.
    capabilities: TOKEN_CAPABILITIES.filter((known) => capabilities.includes(known)),
    permissions: TOKEN_PERMISSIONS.filter((known) => permissions.includes(known)),
  }
}
