import { AsyncLocalStorage } from 'node:async_hooks'

/** Who asks where nobody else is named. */
const SERVER_ITSELF = ''

const asking = new AsyncLocalStorage<string>()

/**
 * Runs a task for a caller: all that it asks of the store, however deep below, waits in that caller's
 * line and in no other.
 *
 * @param caller such as the id of a user
 */
export const onBehalfOf = <Result>(caller: string, task: () => Result): Result =>
  asking.run(caller, task)

/** Runs what a caller's task sets going, and what is no more their work than anybody else's. */
export const onOwnBehalf = <Result>(task: () => Result): Result => asking.run(SERVER_ITSELF, task)

/** The caller for whom this code runs; the server itself where none is named. */
export const whoAsks = (): string => asking.getStore() ?? SERVER_ITSELF
