import type {
  AlertLimitsNeed,
  AlertsNeed,
  NodesNeed,
  OnlineNeed,
  StatusNeed,
} from '@airshed/contract'
import type { Queries, QueryRecipe } from '../queries.ts'
import type { Clock } from '../timing.ts'
import {
  asError,
  emptySlot,
  forgiveSlots,
  isOutdated,
  isWanted,
  release,
  renew,
  retain,
  sweepSlots,
} from './slot.ts'
import type { OnNoAnswer } from './noAnswer.ts'
import type { Reader, Slot } from './slot.ts'

/** Needs whose answer is a single value, mostly for an organization. */
export type PartNeed = StatusNeed | OnlineNeed | AlertsNeed | AlertLimitsNeed | NodesNeed

export interface Part extends Slot<unknown> {
  kind: PartNeed['kind']
  recipe: QueryRecipe<unknown>
}

export interface PartStoreOptions {
  queries: Pick<Queries, 'status' | 'online' | 'alerts' | 'alertLimits' | 'fleet'>
  /** Runs a recipe, from the cache if it is fresh. */
  fetch: (recipe: QueryRecipe<unknown>, onNoAnswer: OnNoAnswer) => Promise<unknown>
  clock: Clock
  onChange: (readers: Iterable<Reader>) => void
}

/** Holds the counts and lists that widgets of a page share. */
export function createPartStore({ queries, fetch, clock, onChange }: PartStoreOptions) {
  const parts = new Map<string, Part>()

  const recipeOf = (need: PartNeed, slug: string): QueryRecipe<unknown> => {
    switch (need.kind) {
      case 'status':
        return queries.status(slug)
      case 'online':
        return queries.online(slug, need.hours)
      case 'alerts':
        return queries.alerts(slug, {
          page: need.page ?? 1,
          size: need.limit,
          sort: '-urgency',
          // The server refuses pages beyond the bound; with this total, no widget has a button for one.
          total: 'bounded',
        })
      case 'alertLimits':
        return queries.alertLimits(need.dataPointIds)
      case 'nodes':
        return queries.fleet(slug, need.includes)
    }
  }

  const request = async (part: Part, recipe: QueryRecipe<unknown>): Promise<void> => {
    part.isFetching = true
    try {
      part.value = await fetch(recipe, (error) => {
        part.error = error
        onChange(part.readers)
      })
      part.error = null
      part.fetchedAtMs = clock.now()
    } catch (error) {
      part.error = asError(error)
    } finally {
      part.isFetching = false
      onChange(part.readers)
    }
  }

  return {
    /** @param dueAtMs the value must not have been fetched before this time; null: any will do */
    retain(need: PartNeed, slug: string, reader: Reader, dueAtMs: number | null = null): Part {
      const recipe = recipeOf(need, slug)
      const key = JSON.stringify(recipe.queryKey)
      const part = parts.get(key) ?? { ...emptySlot<unknown>(), kind: need.kind, recipe }
      parts.set(key, part)
      retain(part, reader, clock.now())
      if (dueAtMs !== null) renew(part, dueAtMs)
      return part
    },
    release(reader: Reader): void {
      for (const part of parts.values()) release(part, reader, clock.now())
    },
    load(): void {
      for (const part of parts.values()) {
        if (!isWanted(part)) continue
        if (part.value === null) void request(part, part.recipe)
        else if (isOutdated(part)) void request(part, { ...part.recipe, staleTime: 0 })
      }
    },
    /** Refetches the values of these readers that are older than the given ms. */
    refresh(readers: ReadonlySet<Reader>, olderThanMs: number): void {
      for (const part of parts.values()) {
        if (part.value !== null) part.error = null
        const isOld = clock.now() - (part.fetchedAtMs ?? 0) >= olderThanMs
        const isRead = [...part.readers].some((reader) => readers.has(reader))
        if (isOld && isRead && isWanted(part)) void request(part, { ...part.recipe, staleTime: 0 })
      }
    },
    /** Refetches the counts of devices by status for these readers. */
    refreshStatus(readers: ReadonlySet<Reader>): void {
      for (const part of parts.values()) {
        const isRead = [...part.readers].some((reader) => readers.has(reader))
        if (part.kind === 'status' && isRead && part.value !== null && isWanted(part)) {
          void request(part, { ...part.recipe, staleTime: 0 })
        }
      }
    },
    slots: () => parts.values(),
    forgive: (reader?: Reader): void => forgiveSlots(parts.values(), reader),
    sweep: (keepMs: number): boolean => sweepSlots(parts, clock.now(), keepMs),
    close: () => parts.clear(),
  }
}
