import { apiError } from '../../base/errors.ts'
import { BoundedQueue } from '../../storage/limits/boundedQueue.ts'

/** Maximum of pictures in this process that are decoded or wait for it. */
const PLACES = 8
const RETRY_SECONDS = '5'

/**
 * Runs tasks one after another: the largest picture takes 100 MB while it is decoded.
 *
 * @throws ApiError SERVER_BUSY (from the returned function) while too many are waiting
 */
export function oneByOne(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const queue = new BoundedQueue({ atOnce: 1, places: PLACES })
  return (task) => {
    const done = queue.run((inTurn) => inTurn(task))
    if (done !== null) return done
    const headers = { 'retry-after': RETRY_SECONDS }
    throw apiError('SERVER_BUSY', { seconds: RETRY_SECONDS }, undefined, headers)
  }
}
