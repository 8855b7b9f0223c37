import { sql } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { UsageCounter } from '../../usage/usageCounter.ts'

type UsageContext = Pick<ServerContext, 'store' | 'clock' | 'log' | 'memory'>

/** Minimum interval between writes of the use of one token. */
export const TOKEN_USAGE_WRITE_MS = 60_000

const newTokenUsage = ({ store, clock, log }: UsageContext) =>
  new UsageCounter({
    clock,
    writeEveryMs: TOKEN_USAGE_WRITE_MS,
    write: async (tokenId, { count, lastUsedAt }) => {
      await store.db
        .updateTable('api_tokens')
        .set({
          requests_number: sql<number>`requests_number + ${count}`,
          last_used_at: sql<number>`greatest(coalesce(last_used_at, 0), ${lastUsedAt}::int8)`,
        })
        .where('id', '=', tokenId)
        .execute()
    },
    onFailure: (err) => log.warn({ err }, 'The use of an API token could not be recorded'),
  })

const usageOf = (context: UsageContext) => context.memory.of(newTokenUsage, context)

/**
 * Counts a request made with a token. The first one is written at once, and those that follow within
 * {@link TOKEN_USAGE_WRITE_MS} are written together. A failed write is logged, and its requests are counted later.
 */
export const countTokenUse = (context: UsageContext, tokenId: string): Promise<void> =>
  usageOf(context).count(tokenId)

/** Writes counts that are older than {@link TOKEN_USAGE_WRITE_MS}, or all of them at shutdown. */
export const writeTokenUsage = (context: UsageContext, all = false): Promise<void> =>
  usageOf(context).flush(all)
