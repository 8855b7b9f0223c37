import { ALIVE_EVERY_MS, type LiveEvent } from '@airshed/schemas'
import type { WebSocket } from 'ws'
import type { StoredEvent } from '../events/eventTail.ts'
import type { Caller } from '../identity/access.ts'
import { changeMessage } from './changeMessage.ts'
import { closeWith, CUT_AFTER_MS } from './closing.ts'
import { Coalescer } from './coalescer.ts'
import { ALLOWED_PER_SECOND, FrameAllowance } from './frameAllowance.ts'
import type { LiveHub } from './liveHub.ts'
import { readFrame } from './readFrame.ts'
import type { Schedule } from '../schedule.ts'

/** How often the rights of a socket are looked up again: lost rights end within this time. */
export const RECHECK_EVERY_MS = 30_000
/** A connection that does not answer a ping until the next one is gone. */
export const PING_EVERY_MS = ALIVE_EVERY_MS
/** Bytes that wait in the connection from which a reader counts as too slow. */
export const BLOCKED_ABOVE_BYTES = 1024 * 1024

/** Events after which fewer people read a device than before. */
const READERS_LOST: ReadonlySet<string> = new Set([
  'node.unshared',
  'node.leased',
  'node.lease-ended',
  'node.transferred',
  'node.reset',
  'node.deleted',
])

export interface LiveSocketOptions {
  socket: WebSocket
  hub: LiveHub
  schedule: Schedule
  /** ms. */
  clock(): number
  /** Who the token stands for; null: it is good for nothing (any more). */
  loadCaller(): Promise<Caller | null>
  /** Of these nodes those that the caller may read. */
  readableNodes(caller: Caller, nodeIds: readonly string[]): Promise<string[]>
  onError(error: unknown): void
}

/** One connection of one page, from its first frame to its end. */
export class LiveSocket {
  readonly #options: LiveSocketOptions
  readonly #coalescer: Coalescer
  readonly #allowance: FrameAllowance
  readonly #timers = new Map<string, () => void>()
  /** What the page asked for last, readable or not. */
  #wanted: readonly string[] = []
  #watched: ReadonlySet<string> = new Set()
  #isLooking = false
  #mustLookAgain = false
  #mustAnswer = false
  /** Grows when the rights are known to have changed: what was looked up before counts no more. */
  #rightsVersion = 0
  #mustResync = false
  #isOpen = true
  #hasPonged = true
  /** As last looked up; null while that is not known, such as after a change of rights. */
  #caller: Caller | null = null

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
  }

  /** @param afterMs until the token expires */
  closeWhenExpired(afterMs: number): void {
    if (!this.#isOpen) return
    const close = () => this.close('unauthorized', 'The access token has expired')
    this.#timers.set('expiry', this.#options.schedule(close, afterMs))
  }

  /** The user's rights have changed: nothing more goes out by the old ones, not for a moment. */
  rightsChanged(): void {
    if (!this.#isOpen) return
    this.#rightsVersion += 1
    this.#caller = null
    this.#watch(new Set())
    this.#mustResync = true
    this.#look()
  }

  /** Readings of other processes may have been missed: the page is told to look for what it watches. */
  missedReadings(): void {
    if (!this.#isOpen) return
    if (this.#isLooking) this.#mustResync = true
    else if (this.#watched.size > 0) this.#sendResync()
  }

  /**
   * Notifies the page of a change, if its user may know of it. Where it may have taken a device from
   * the user, what may be watched is looked up at once.
   */
  changed(event: StoredEvent): void {
    if (!this.#isOpen) return
    const { name, row_id: id } = event
    if (id !== null && READERS_LOST.has(name) && this.#watched.has(id)) this.#look()
    if (this.#caller === null) return
    const message = changeMessage(event, this.#caller)
    if (message !== null) this.send(message)
  }

  /** Names to the page those of these organizations whose devices its user may see. */
  statusChanged(organizationIds: readonly string[]): void {
    // Counts of an organization are beyond a token that is limited to some of its devices.
    if ((this.#caller?.token?.deviceIds ?? null) !== null) return
    const ids = organizationIds.filter((id) => this.#caller?.can('read_devices', id) === true)
    if (ids.length > 0) this.send({ event: 'status', data: { organization_ids: ids } })
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

  /** Whether one more frame is looked at: who sends too much is told so, and is not read at all. */
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

  /** Looks up what may be watched: one look at a time, and once more where something came between. */
  #look(): void {
    this.#mustLookAgain = true
    if (this.#isLooking) return
    this.#isLooking = true
    this.#lookUntilDone()
      .catch((error: unknown) => {
        this.#options.onError(error)
        this.close('failed', 'What may be watched cannot be looked up')
      })
      .finally(() => (this.#isLooking = false))
  }

  async #lookUntilDone(): Promise<void> {
    while (this.#mustLookAgain && this.#isOpen) {
      this.#mustLookAgain = false
      const mustAnswer = this.#mustAnswer
      this.#mustAnswer = false
      const version = this.#rightsVersion
      const caller = await this.#options.loadCaller()
      if (caller === null) {
        this.close('unauthorized', 'The access token is not valid here')
        return
      }
      if (version === this.#rightsVersion) this.#caller = caller
      const wanted = this.#wanted
      const readable = new Set(
        wanted.length === 0 ? [] : await this.#options.readableNodes(caller, wanted),
      )
      // What was pending goes into the next look, which rightsChanged has asked for.
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
      // What came while nothing was watched is in the store.
      if (this.#mustResync && readable.size > 0) {
        this.#sendResync()
      }
      this.#mustResync = false
    }
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
    this.#coalescer.end()
    for (const cancel of this.#timers.values()) cancel()
    this.#timers.clear()
  }
}
