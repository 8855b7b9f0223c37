import { sql } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { UseCounter } from '../../uses/useCounter.ts'

type UseContext = Pick<ServerContext, 'store' | 'clock' | 'log' | 'memory'>

/** Minimum interval between writes of the use of one token. */
export const TOKEN_USE_WRITE_MS = 60_000

const newTokenUses = ({ store, clock, log }: UseContext) =>
  new UseCounter({
    clock,
    writeEveryMs: TOKEN_USE_WRITE_MS,
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

const usesOf = (context: UseContext) => context.memory.of(newTokenUses, context)

/**
 * Counts a request made with a token. The first one is written at once, and those that follow within
 * {@link TOKEN_USE_WRITE_MS} are written together. A failed write is logged, and its requests are counted later.
 */
export const countTokenUse = (context: UseContext, tokenId: string): Promise<void> =>
  usesOf(context).count(tokenId)

/** Writes counts that are older than {@link TOKEN_USE_WRITE_MS}, or all of them at shutdown. */
export const writeTokenUses = (context: UseContext, all = false): Promise<void> =>
  usesOf(context).flush(all)
