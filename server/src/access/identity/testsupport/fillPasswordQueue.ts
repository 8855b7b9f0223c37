import type { ServerContext } from '../../../context.ts'
import { inPasswordQueue } from '../passwordQueue.ts'

/** Takes every place of a server's password queue, each from another address, until the result is called. */
export function fillPasswordQueue(context: Pick<ServerContext, 'memory'>): () => Promise<void> {
  const held = Promise.withResolvers<void>()
  const works: Promise<void>[] = []
  for (let at = 0; ; at += 1) {
    const work = inPasswordQueue(context, `198.18.0.${at}`, () => held.promise)
    if (work === null) break
    works.push(work)
  }
  return async () => {
    held.resolve()
    await Promise.all(works)
  }
}
