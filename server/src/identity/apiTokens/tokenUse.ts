import { sql } from 'kysely'
import type { ServerContext } from '../../context.ts'

type UseContext = Pick<ServerContext, 'store' | 'clock' | 'log' | 'memory'>

/** How often the use of one token is written at most. */
export const TOKEN_USE_WRITE_MS = 60_000

interface Use {
  /** Requests that the store does not know of yet. */
  requests: number
  /** ms UTC. */
  lastUsedAt: number
  /** ms UTC; -Infinity: never. */
  writtenAt: number
}

const newUses = () => new Map<string, Use>()

/**
 * Counts a request by a token. The first one is written at once, those that follow within
 * {@link TOKEN_USE_WRITE_MS} together; a failure to write is logged, and they are counted later.
 */
export async function countTokenUse(context: UseContext, tokenId: string): Promise<void> {
  const uses = context.memory.of(newUses)
  const now = context.clock()
  const use = uses.get(tokenId) ?? { requests: 0, lastUsedAt: now, writtenAt: -Infinity }
  uses.set(tokenId, use)
  use.requests += 1
  use.lastUsedAt = now
  if (now - use.writtenAt >= TOKEN_USE_WRITE_MS) await write(context, tokenId, use)
}

/** Writes what was counted and is older than {@link TOKEN_USE_WRITE_MS}, or all of it at the end. */
export async function writeTokenUses(context: UseContext, all = false): Promise<void> {
  const uses = context.memory.of(newUses)
  const now = context.clock()
  for (const [tokenId, use] of uses) {
    const isDue = all || now - use.writtenAt >= TOKEN_USE_WRITE_MS
    if (isDue && use.requests > 0) await write(context, tokenId, use)
    if (isDue && use.requests === 0) uses.delete(tokenId)
  }
}

async function write(context: UseContext, tokenId: string, use: Use): Promise<void> {
  const { requests, lastUsedAt, writtenAt } = use
  use.requests = 0
  use.writtenAt = context.clock()
  try {
    await context.store.db
      .updateTable('api_tokens')
      .set({
        requests_number: sql<number>`requests_number + ${requests}`,
        last_used_at: sql<number>`greatest(coalesce(last_used_at, 0), ${lastUsedAt}::int8)`,
      })
      .where('id', '=', tokenId)
      .execute()
  } catch (error) {
    use.requests += requests
    use.writtenAt = writtenAt
    context.log.warn({ err: error }, 'The use of an API token could not be written')
  }
}
