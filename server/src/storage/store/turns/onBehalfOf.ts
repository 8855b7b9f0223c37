import { AsyncLocalStorage } from 'node:async_hooks'

/** The default caller. */
const SERVER_ITSELF = ''

const asking = new AsyncLocalStorage<string>()

/**
 * Runs a task on behalf of a caller: all its store queries, however deeply nested, wait in that caller's
 * queue only.
 *
 * @param caller such as the id of a user
 */
export const onBehalfOf = <Result>(caller: string, task: () => Result): Result =>
  asking.run(caller, task)

/** Runs work that a caller's task triggers, but that is not specific to that caller, as the server itself. */
export const onOwnBehalf = <Result>(task: () => Result): Result => asking.run(SERVER_ITSELF, task)

/** The caller on whose behalf this code runs; the server itself if none is set. */
export const whoAsks = (): string => asking.getStore() ?? SERVER_ITSELF
