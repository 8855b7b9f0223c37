import { Semaphore } from '../../storage/store/turns/semaphore.ts'

/** Maximum of concurrent look-ups over all sockets; the store has other work to do. */
const AT_ONCE = 2
/** Ids resolved per statement. */
export const IDS_AT_ONCE = 1_000

/**
 * Resolves the ids of subscriptions in batches, taking turns between all sockets, so that ten thousand ids of
 * one page never hold up other requests.
 */
export function createLookup<Who>(
  readable: (who: Who, ids: readonly string[]) => Promise<string[]>,
): (who: Who, ids: readonly string[]) => Promise<string[]> {
  const turns = new Semaphore(AT_ONCE)
  return async (who, ids) => {
    const found: string[] = []
    for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
      const part = ids.slice(at, at + IDS_AT_ONCE)
      found.push(...(await turns.run(() => readable(who, part))))
    }
    return found
  }
}
