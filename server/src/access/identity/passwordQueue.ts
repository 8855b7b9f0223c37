import type { ServerContext } from '../../context.ts'
import { BoundedQueue } from '../../storage/limits/boundedQueue.ts'
import { senderAddress } from '../../storage/limits/senderAddress.ts'
import type { Turn } from '../../storage/store/turns/fairQueue.ts'
import { hashPassword } from './hashPassword.ts'

/**
 * Each hash keeps one of libuv's four threads busy, which files and names of hosts need too. Two cores compute
 * about 17 hashes a second, so the last of all places waits 4 s.
 */
const LIMITS = { atOnce: 2, places: 60 }

/** When to come back, in seconds, if the queue is full. */
export const QUEUE_RETRY_S = 5

/** The queue of one server for everything that hashes passwords; tests choose smaller limits. */
export const newPasswordQueue = (limits = LIMITS): BoundedQueue => new BoundedQueue(limits)

/**
 * Runs work that hashes passwords, each hash in its turn. The places are shared between addresses.
 *
 * @param ip address of the sender, as reported by trusted proxies
 * @returns null, and runs nothing, if too many are waiting
 */
export const inPasswordQueue = <Result>(
  { memory }: Pick<ServerContext, 'memory'>,
  ip: string,
  work: (inTurn: Turn) => Promise<Result>,
): Promise<Result> | null => memory.of(newPasswordQueue).run(work, senderAddress(ip))

/** Hashes a new password in its turn. @returns null if too many are waiting */
export const hashInQueue = (
  context: Pick<ServerContext, 'memory'>,
  ip: string,
  password: string,
): Promise<string> | null =>
  inPasswordQueue(context, ip, (inTurn) => inTurn(() => hashPassword(password)))
