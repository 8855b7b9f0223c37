import {
  TOKEN_CAPABILITIES,
  type ApiToken,
  type ApiTokenQuery,
  type List,
  type TokenSort,
} from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { listOf } from '../../rows/listOf.ts'
import { key, type RowList } from '../../rows/rowList.ts'
import type { VisibleRows } from '../../rows/visible.ts'
import type { Tables } from '../../store/tables.ts'

/** Full name of the owner, or the address of one without a name. */
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

/** One part of the tokens that the caller may see. */
export async function findTokens(
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: ApiTokenQuery,
): Promise<List<ApiToken>> {
  const select = db
    .selectFrom('api_tokens')
    .select([
      'api_tokens.id',
      'api_tokens.name',
      'api_tokens.organization_id',
      'api_tokens.user_id',
      'api_tokens.capabilities',
      'api_tokens.requests_number',
      'api_tokens.last_used_at',
      'api_tokens.created_at',
      'api_tokens.expires_at',
      ownerName.as('ownerName'),
    ])
  const found = await listOf(db, tokenList, { query, visible, select })
  return {
    ...found,
    data: found.data.map(({ id, capabilities, ...row }) => ({
      ...row,
      _id: id,
      // One that a later version knew opens nothing here.
      capabilities: TOKEN_CAPABILITIES.filter((known) => capabilities.includes(known)),
    })),
  }
}
