import { CACHE_MS, type QueryRecipe } from '../queries.ts'
import type { OnNoAnswer } from './noAnswer.ts'
import { emptySlot, type Slot } from './slot.ts'
import type { Source } from './slotStore.ts'

/** Counts and lists, mostly of an organization, whose cache the page shares with its screens: one for each recipe. */
export const querySource = (
  name: string,
  fetch: (recipe: QueryRecipe<unknown>, onNoAnswer: OnNoAnswer) => Promise<unknown>,
): Source<QueryRecipe<unknown>, Slot<unknown>> => ({
  name,
  newEntry: emptySlot,
  async fetch({ question }, entries, { onNoAnswer }) {
    for (const entry of entries) {
      const recipe = entry.value === null ? question : { ...question, staleTime: 0 }
      entry.value = await fetch(recipe, onNoAnswer)
    }
  },
  isDue: (_group, { fetchedAtMs }, nowMs) => nowMs - (fetchedAtMs ?? 0) >= CACHE_MS,
})
