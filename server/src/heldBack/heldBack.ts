import type { ServerContext } from '../context.ts'
import { apiError, type ApiError } from '../errors.ts'

/** For how long what is known of held back organizations is believed. */
const REMEMBERED_MS = 10_000

/** Organizations that were deleted: they are held back until they are restored or removed. */
export interface HeldBack {
  /** @throws ApiError 403 ORGANIZATION_DELETED where one of the organizations is held back */
  refuse(organizationIds: Iterable<string | null>): Promise<void>
}

/** Remembers which organizations are held back, as readings come every moment. */
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
