import { TOKEN_CAPABILITIES, type ApiToken } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import type { Condition } from '../../rows/visible.ts'
import type { Tables } from '../../store/tables.ts'

/** Tokens that meet the condition, the newest first. */
export async function findTokens(db: Kysely<Tables>, visible: Condition): Promise<ApiToken[]> {
  const rows = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select([
      'api_tokens.id',
      'api_tokens.organization_id',
      'api_tokens.user_id',
      'api_tokens.capabilities',
      'api_tokens.requests_number',
      'api_tokens.last_used_at',
      'api_tokens.created_at',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
    .where(visible)
    .orderBy('api_tokens.created_at', 'desc')
    .orderBy('api_tokens.id')
    .execute()
  return rows.map(({ id, first_name, last_name, email, capabilities, ...row }) => {
    const name = `${first_name} ${last_name}`.trim()
    return {
      ...row,
      _id: id,
      ownerName: name === '' ? email : name,
      // One that a later version knew opens nothing here.
      capabilities: TOKEN_CAPABILITIES.filter((known) => capabilities.includes(known)),
    }
  })
}
