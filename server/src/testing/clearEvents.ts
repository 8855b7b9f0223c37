import { forgetEventsBefore } from '../access/events/forget.ts'
import type { Store } from '../storage/store/store.ts'

/** Empties the log of a test, by declaring every event too old to keep, which is the only way. */
export const clearEvents = ({ store }: { store: Pick<Store, 'db'> }): Promise<void> =>
  forgetEventsBefore(store.db, Number.MAX_SAFE_INTEGER)
