import type { ServerContext } from '../../context.ts'
import { apiError, type ApiError } from '../../base/errors.ts'

/** How long the set of deleted organizations is cached. */
const REMEMBERED_MS = 10_000

/** Deleted organizations, which are held back until they are restored or removed. */
interface HeldBack {
  /** @throws ApiError 403 ORGANIZATION_DELETED if one of the organizations is held back */
  refuse(organizationIds: Iterable<string | null>): Promise<void>
}

/** Caches which organizations are held back, because readings arrive all the time. */
export function createHeldBack({ store, clock }: Pick<ServerContext, 'store' | 'clock'>): HeldBack {
  let known: { ids: Promise<ReadonlySet<string>>; until: number } | null = null
  const read = async (): Promise<ReadonlySet<string>> => {
    const rows = await store.db
      .selectFrom('organizations')
      .select('id')
      .where('deleted_at', 'is not', null)
      .execute()
    return new Set(rows.map(({ id }) => id))
  }
  return {
    async refuse(organizationIds) {
      if (known === null || clock() >= known.until) {
        known = { ids: read(), until: clock() + REMEMBERED_MS }
        known.ids.catch(() => (known = null))
      }
      const ids = await known.ids
      if (ids.size === 0) return
      for (const id of organizationIds) {
        if (id !== null && ids.has(id)) throw organizationDeleted()
      }
    },
  }
}

export const organizationDeleted = (): ApiError => apiError('ORGANIZATION_DELETED')
