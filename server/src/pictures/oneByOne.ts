import { apiError } from '../errors.ts'

/** Maximum of waiting pictures in this process. */
const WAITING_MAX = 8
const RETRY_SECONDS = '5'

/**
 * Runs tasks one after another: the largest picture takes 100 MB while it is decoded.
 *
 * @throws ApiError SERVER_BUSY (from the returned function) while too many are waiting
 */
export function oneByOne(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return (task) => {
    if (waiting >= WAITING_MAX) {
      const headers = { 'retry-after': RETRY_SECONDS }
      throw apiError('SERVER_BUSY', { seconds: RETRY_SECONDS }, undefined, headers)
    }
    waiting += 1
    const done = last.then(task)
    last = done.catch(() => undefined).finally(() => (waiting -= 1))
    return done
  }
}
