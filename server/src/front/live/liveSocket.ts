import { ALIVE_EVERY_MS, type LiveEvent } from '@airshed/schemas'
import type { WebSocket } from 'ws'
import type { StoredEvent } from '../../access/events/eventTail.ts'
import type { Caller } from '../../access/identity/access.ts'
import { changeMessage } from './changeMessage.ts'
import { closeWith, CUT_AFTER_MS } from './closing.ts'
import { Coalescer } from './coalescer.ts'
import { ALLOWED_PER_SECOND, FrameAllowance } from './frameAllowance.ts'
import type { LiveHub } from './liveHub.ts'
import { readFrame } from './readFrame.ts'
import type { Schedule } from '../../base/schedule.ts'

/** How often the permissions of a socket are rechecked: revoked ones end within this time. */
export const RECHECK_EVERY_MS = 30_000
/** A connection that has not answered a ping by the next one counts as gone. */
export const PING_EVERY_MS = ALIVE_EVERY_MS
/** Buffered bytes in the connection above which a reader counts as too slow. */
export const BLOCKED_ABOVE_BYTES = 1024 * 1024

/** Maximum of changes that wait for a look-up of permissions; a page that misses one must refetch everything. */
export const WAITING_CHANGES_MAX = 1_000

/** Events after which fewer users can read a device than before. */
const READERS_LOST: ReadonlySet<string> = new Set([
  'node.unshared',
  'node.leased',
  'node.lease-ended',
  'node.transferred',
  'node.reset',
  'node.deleted',
])

/** What a page is sent about a change; null if it does not concern its user. */
type ChangeMessage = (caller: Caller) => LiveEvent | null

interface LiveSocketOptions {
  socket: WebSocket
  hub: LiveHub
  schedule: Schedule
  /** ms. */
  clock(): number
  /** The caller that the token identifies; null if it is not or no longer valid. */
  loadCaller(): Promise<Caller | null>
  /** The nodes among these that the caller may read. */
  readableNodes(caller: Caller, nodeIds: readonly string[]): Promise<string[]>
  onError(error: unknown): void
}

/** One connection of one page, from its first frame to its end. */
export class LiveSocket {
  readonly #options: LiveSocketOptions
  readonly #coalescer: Coalescer
  readonly #allowance: FrameAllowance
  readonly #timers = new Map<string, () => void>()
  /** The nodes last requested by the page, readable or not. */
  #wanted: readonly string[] = []
  #watched: ReadonlySet<string> = new Set()
  #isLooking = false
  #mustPollAgain = false
  #mustAnswer = false
  /** Incremented when permissions have changed: earlier look-ups are no longer valid. */
  #rightsVersion = 0
  #mustResync = false
  #isOpen = true
  #hasPonged = true
  /** As last looked up; null while unknown, such as after a change of permissions. */
  #caller: Caller | null = null
  /** Changes that arrived while the caller was unknown, oldest first. */
  #waiting: ChangeMessage[] = []

  constructor(options: LiveSocketOptions) {
    this.#options = options
    const { socket, schedule } = options
    this.#allowance = new FrameAllowance(options.clock)
    this.#coalescer = new Coalescer({
      schedule,
      send: (event) => this.send(event),
      isBlocked: () => socket.bufferedAmount > BLOCKED_ABOVE_BYTES,
    })
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#receive(data, isBinary))
    socket.on('ping', () => this.#mayReceive(0))
    socket.on('pong', () => (this.#hasPonged = true))
    socket.on('close', () => this.#end())
    this.#repeat('ping', PING_EVERY_MS, () => this.#ping())
    this.#repeat('recheck', RECHECK_EVERY_MS, () => this.#look())
    this.#look()
  }

  /** @param afterMs until the token expires */
  closeWhenExpired(afterMs: number): void {
    if (!this.#isOpen) return
    const close = () => this.close('unauthorized', 'The access token has expired')
    this.#timers.set('expiry', this.#options.schedule(close, afterMs))
  }

  /** The user's permissions have changed: nothing more is sent under the old ones, effective at once. */
  rightsChanged(): void {
    if (!this.#isOpen) return
    this.#rightsVersion += 1
    this.#caller = null
    this.#watch(new Set())
    this.#mustResync = true
    this.#look()
  }

  /** Readings of other processes may have been missed: notifies the page to reload what it watches. */
  missedReadings(): void {
    if (!this.#isOpen) return
    if (this.#isLooking) this.#mustResync = true
    else if (this.#watched.size > 0) this.#sendResync()
  }

  /**
   * Notifies the page of a change, if its user may know of it. If the change may have revoked access to a
   * device, what may be watched is looked up at once.
   */
  changed(event: StoredEvent): void {
    if (!this.#isOpen) return
    const { name, row_id: id } = event
    if (id !== null && READERS_LOST.has(name) && this.#watched.has(id)) this.#look()
    this.#notify((caller) => changeMessage(event, caller))
  }

  /** Notifies the page of the organizations among these whose devices its user may see. */
  statusChanged(organizationIds: readonly string[]): void {
    if (!this.#isOpen) return
    this.#notify((caller) => {
      // A token that is limited to some devices may not see counts of an organization.
      if ((caller.token?.deviceIds ?? null) !== null) return null
      const ids = organizationIds.filter((id) => caller.can('read_devices', id))
      return ids.length > 0 ? { event: 'status', data: { organization_ids: ids } } : null
    })
  }

  send(event: LiveEvent): void {
    if (this.#isOpen) this.#options.socket.send(JSON.stringify(event))
  }

  close(code: Parameters<typeof closeWith>[1], reason: string): void {
    if (!this.#isOpen) return
    this.#end()
    const { socket, schedule } = this.#options
    closeWith(socket, code, reason)
    const cancel = schedule(() => socket.terminate(), CUT_AFTER_MS)
    socket.once('close', cancel)
  }

  /** Sends what the caller may know of a change, once their permissions are known. */
  #notify(messageFor: ChangeMessage): void {
    if (this.#caller === null) {
      this.#waiting.push(messageFor)
      if (this.#waiting.length > WAITING_CHANGES_MAX) {
        this.close('failed', 'Too many changes arrived before permissions were looked up')
      }
      return
    }
    const message = messageFor(this.#caller)
    if (message !== null) this.send(message)
  }

  /** Whether one more frame is read: a client that sends too much is disconnected with the reason. */
  #mayReceive(bytes: number): boolean {
    if (!this.#isOpen) return false
    const isAllowed = this.#allowance.take(bytes)
    if (!isAllowed) {
      const reason = `Too many frames: at most ${ALLOWED_PER_SECOND} a second, and fewer large ones`
      this.close('tooMany', reason)
    }
    return isAllowed
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (!this.#mayReceive(data.length)) return
    const frame = isBinary ? { problem: 'expected text' } : readFrame(data.toString('utf8'))
    if ('problem' in frame) {
      this.close('badFrame', frame.problem)
      return
    }
    this.#wanted = frame.nodeIds
    this.#mustAnswer = true
    this.#look()
  }

  /** Looks up what may be watched: one look-up at a time, and another if something changed meanwhile. */
  #look(): void {
    this.#mustPollAgain = true
    if (this.#isLooking) return
    this.#isLooking = true
    this.#pollUntilDone()
      .catch((error: unknown) => {
        this.#options.onError(error)
        this.close('failed', 'What may be watched cannot be looked up')
      })
      .finally(() => {
        this.#isLooking = false
        if (this.#mustPollAgain && this.#isOpen) this.#look()
      })
  }

  async #pollUntilDone(): Promise<void> {
    while (this.#mustPollAgain && this.#isOpen) {
      this.#mustPollAgain = false
      const mustAnswer = this.#mustAnswer
      this.#mustAnswer = false
      const version = this.#rightsVersion
      const wanted = this.#wanted
      const caller = await this.#options.loadCaller()
      if (caller === null) {
        this.close('unauthorized', 'The access token is not valid here')
        return
      }
      if (version === this.#rightsVersion) this.#callerIs(caller)
      const readable = new Set(
        wanted.length === 0 ? [] : await this.#options.readableNodes(caller, wanted),
      )
      // The pending answer is left to the next look-up, which rightsChanged has requested.
      if (version !== this.#rightsVersion) {
        this.#mustAnswer ||= mustAnswer
        continue
      }
      const isSame =
        readable.size === this.#watched.size && [...readable].every((id) => this.#watched.has(id))
      this.#watch(readable)
      if (mustAnswer || !isSame) {
        const ids = wanted.filter((id) => readable.has(id))
        this.send({ event: 'subscribed', data: { node_ids: ids } })
      }
      if (this.#mustPollAgain) continue
      // Readings that arrived while nothing was watched are in the store.
      if (this.#mustResync && readable.size > 0) this.#sendResync()
      this.#mustResync = false
    }
  }

  #callerIs(caller: Caller): void {
    this.#caller = caller
    for (const messageFor of this.#waiting.splice(0)) this.#notify(messageFor)
  }

  #watch(nodeIds: ReadonlySet<string>): void {
    if (!this.#isOpen) return
    this.#options.hub.watch(this.#coalescer, this.#watched, nodeIds)
    this.#watched = nodeIds
    this.#coalescer.keepOnly(nodeIds)
  }

  #sendResync(): void {
    this.send({ event: 'resync', data: { node_ids: [...this.#watched] } })
  }

  #ping(): void {
    if (!this.#hasPonged) {
      this.#options.socket.terminate()
      return
    }
    this.#hasPonged = false
    this.#options.socket.ping()
    this.send({ event: 'alive', data: {} })
  }

  #repeat(name: string, everyMs: number, run: () => void): void {
    const next = () => {
      this.#timers.set(name, this.#options.schedule(repeat, everyMs))
    }
    const repeat = () => {
      if (!this.#isOpen) return
      next()
      run()
    }
    next()
  }

  #end(): void {
    if (!this.#isOpen) return
    this.#watch(new Set())
    this.#isOpen = false
    this.#waiting = []
    this.#coalescer.end()
    for (const cancel of this.#timers.values()) cancel()
    this.#timers.clear()
  }
}
