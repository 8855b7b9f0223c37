import { Semaphore } from '../store/turns/semaphore.ts'

/** Lookups of all sockets that are under way at once; the store has other work as well. */
const AT_ONCE = 2
/** Ids that one statement resolves. */
export const IDS_AT_ONCE = 1_000

/**
 * Resolves the ids of subscriptions in parts, those of all sockets in turns: ten thousand ids of one page
 * never stand between the store and a call.
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
