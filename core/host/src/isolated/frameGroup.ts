import { createOpeningGate, type OpeningGate } from './openingGate.ts'
import {
  ANSWER_WITHIN_MS,
  HEARTBEAT_MS,
  MAX_STRIKES,
  OPEN_WITHIN_MS,
  PROBATION_MS,
  type FrameTimer,
} from './frameTimes.ts'

/** Why a frame failed. */
export type FrameFailure =
  | 'hung'
  | 'crashed'
  | 'flooded'
  | 'left'
  /** It could not be loaded, or did not render in time. */
  | 'did-not-open'
  /** One of several that share a process hung, and it is unknown which one. */
  | 'neighbour'
  /** It was stopped in several visits: this browser does not start it automatically. */
  | 'switched-off'

/** The state of a frame: not in the page, being loaded, rendered, or given up. */
export type FramePhase = 'waiting' | 'opening' | 'running' | 'stopped'

export interface FrameState {
  phase: FramePhase
  /** How often it was started. */
  attempt: number
  /** Identifies the frame element, unique on the page. */
  element: number
  strikes: number
  /** The last failure; null: none yet. */
  failure: { kind: FrameFailure; message: string } | null
}

/** What a group needs to know about a frame. */
interface FrameWork {
  /** Whether there are updates for it. */
  hasNews(): boolean
  /** Sends the updates, and the number of the turn that it must answer. */
  send(turn: number): void
  /** Called each time it fails; `isStopped` if it was given up. */
  onFailure(failure: FrameFailure, message: string, isStopped: boolean): void
}

/** One frame in its group. */
export interface FrameMember {
  getState(): FrameState
  subscribe(listener: () => void): () => void
  /** There are updates to send. */
  wake(): void
  /** The plugin was rendered for the first time. */
  opened(): void
  /** It answered a turn. */
  answered(turn: number): void
  /** It failed: it restarts, or is stopped the third time. */
  failed(failure: FrameFailure, message: string): void
  /** The user requested a retry. */
  restart(): void
  leave(): void
}

/** Frames that share a process, as those of one site do. */
export interface FrameGroup {
  join(work: FrameWork): FrameMember
  /** Number of frames. */
  size(): number
}

/** Number of elements created so far: a frame with another plugin is a new element too. */
let elements = 0

interface Entry {
  work: FrameWork
  state: FrameState
  listeners: Set<() => void>
  openTimer: (() => void) | null
  /** Releases its place among the opening frames; null: it has none. */
  leaveGate: (() => void) | null
  isOnProbation: boolean
  /** Its probation ends with its next answer. */
  isLastAsked: boolean
}

/**
 * Gives turns to the frames of one process, one at a time, so that a frame that hangs can be identified. A
 * hung process is ended by removing all of its frames from the page; the others restart at once, without a
 * strike. If the cause is unknown, they restart one after another, each alone for a moment, so that the one
 * that hangs again can be identified.
 */
export function createFrameGroup(
  timer: FrameTimer,
  gate: OpeningGate = createOpeningGate(),
): FrameGroup {
  const entries = new Set<Entry>()
  let turn = 0
  let current: { entry: Entry; turn: number; hadNews: boolean; off: () => void } | null = null
  let heartbeat: (() => void) | null = null
  let unexplained = 0
  let isRebuilding = false
  const queue: Entry[] = []

  const change = (entry: Entry, parts: Partial<FrameState>): void => {
    entry.state = { ...entry.state, ...parts }
    for (const listener of entry.listeners) listener()
  }

  const release = (entry: Entry): void => {
    entry.openTimer?.()
    entry.openTimer = null
    entry.leaveGate?.()
    entry.leaveGate = null
    if (current?.entry === entry) {
      current.off()
      current = null
    }
  }

  /** Opens a frame, now or as soon as the gate has a free place. */
  const open = (entry: Entry): void => {
    entry.leaveGate?.()
    entry.leaveGate = gate.enter(() => openNow(entry))
  }

  const openNow = (entry: Entry): void => {
    elements += 1
    change(entry, { phase: 'opening', attempt: entry.state.attempt + 1, element: elements })
    entry.openTimer = timer.after(OPEN_WITHIN_MS, () =>
      strike(entry, 'did-not-open', `expected it to draw within ${OPEN_WITHIN_MS / 1000} s`),
    )
  }

  const openNext = (): void => {
    const next = queue.shift()
    if (next === undefined) {
      isRebuilding = false
      deal()
      return
    }
    next.isOnProbation = true
    open(next)
  }

  /** Removes all frames, which ends the process; then adds them again. */
  const rebuild = (without: Entry | null, isOneByOne: boolean): void => {
    const others = [...entries].filter(
      (entry) => entry !== without && entry.state.phase !== 'stopped',
    )
    for (const entry of others) {
      release(entry)
      entry.isOnProbation = false
      entry.isLastAsked = false
      change(entry, { phase: 'waiting' })
    }
    if (without !== null && without.state.phase !== 'stopped') others.push(without)
    queue.length = 0
    isRebuilding = isOneByOne
    // All of them must be out of the page before the first one returns.
    timer.after(0, () => {
      const back = others.filter((entry) => entries.has(entry) && entry.state.phase === 'waiting')
      if (!isOneByOne) {
        for (const entry of back) open(entry)
        return
      }
      queue.push(...back)
      openNext()
    })
  }

  const strike = (entry: Entry, kind: FrameFailure, message: string): void => {
    release(entry)
    entry.isOnProbation = false
    entry.isLastAsked = false
    const strikes = entry.state.strikes + 1
    const isStopped = strikes >= MAX_STRIKES
    change(entry, {
      phase: isStopped ? 'stopped' : 'waiting',
      strikes,
      failure: { kind, message },
    })
    entry.work.onFailure(kind, message, isStopped)
    // A frame that hangs blocks all others of its process: all must be removed.
    if (kind === 'hung') return rebuild(entry, isRebuilding)
    // A frame that does not open may block others that are opening; running ones would have gone silent.
    const isAnyRunning = [...entries].some(({ state }) => state.phase === 'running')
    if (kind === 'did-not-open' && !isAnyRunning) return rebuild(entry, true)
    if (!isStopped) timer.after(0, () => entries.has(entry) && open(entry))
    if (isRebuilding) openNext()
    else deal()
  }

  const suspectAll = (): void => {
    unexplained += 1
    const message = `expected a sign of life within ${ANSWER_WITHIN_MS / 1000} s`
    if (unexplained < MAX_STRIKES) return rebuild(null, true)
    for (const entry of entries) {
      release(entry)
      change(entry, { phase: 'stopped', failure: { kind: 'neighbour', message } })
      entry.work.onFailure('neighbour', message, true)
    }
  }

  const onSilence = (entry: Entry, hadNews: boolean): void => {
    const message = `expected an answer within ${ANSWER_WITHIN_MS / 1000} s`
    const opening = [...entries].filter(({ state }) => state.phase === 'opening')
    if (hadNews || entries.size === 1 || entry.isOnProbation) return strike(entry, 'hung', message)
    const [suspect, ...more] = opening
    if (suspect !== undefined && more.length === 0) return strike(suspect, 'hung', message)
    release(entry)
    suspectAll()
  }

  const give = (entry: Entry): void => {
    turn += 1
    // Move it to the end: the frame that has waited longest comes first.
    entries.delete(entry)
    entries.add(entry)
    const hadNews = entry.work.hasNews()
    const off = timer.after(ANSWER_WITHIN_MS, () => onSilence(entry, hadNews))
    current = { entry, turn, hadNews, off }
    entry.work.send(turn)
  }

  const running = (): Entry[] => [...entries].filter(({ state }) => state.phase === 'running')

  const deal = (): void => {
    if (current !== null) return
    const next = running().find(({ work, isLastAsked }) => isLastAsked || work.hasNews())
    if (next !== undefined) give(next)
    beat()
  }

  /** When idle, the frames are checked for a sign of life one after the other. */
  const beat = (): void => {
    if (heartbeat !== null || entries.size === 0) return
    heartbeat = timer.after(HEARTBEAT_MS, () => {
      heartbeat = null
      const [next] = running()
      if (current === null && next !== undefined) give(next)
      beat()
    })
  }

  return {
    size: () => entries.size,
    join(work) {
      const entry: Entry = {
        work,
        state: { phase: 'waiting', attempt: 0, element: 0, strikes: 0, failure: null },
        listeners: new Set(),
        openTimer: null,
        leaveGate: null,
        isOnProbation: false,
        isLastAsked: false,
      }
      entries.add(entry)
      if (isRebuilding) queue.push(entry)
      else open(entry)
      return {
        getState: () => entry.state,
        subscribe(listener) {
          entry.listeners.add(listener)
          return () => entry.listeners.delete(listener)
        },
        wake: deal,
        opened() {
          entry.openTimer?.()
          entry.openTimer = null
          entry.leaveGate?.()
          entry.leaveGate = null
          if (entry.state.phase !== 'opening') return
          change(entry, { phase: 'running' })
          if (!entry.isOnProbation) return deal()
          timer.after(PROBATION_MS, () => {
            entry.isLastAsked = entry.isOnProbation
            deal()
          })
          deal()
        },
        answered(answeredTurn) {
          if (current?.entry !== entry || current.turn !== answeredTurn) return
          current.off()
          current = null
          if (entry.isLastAsked) {
            entry.isLastAsked = false
            entry.isOnProbation = false
            openNext()
          }
          deal()
        },
        failed: (kind, message) => {
          if (entry.state.phase === 'opening' || entry.state.phase === 'running') {
            strike(entry, kind, message)
          }
        },
        restart() {
          if (entry.state.phase !== 'stopped') return
          unexplained = 0
          change(entry, { phase: 'waiting', strikes: 0, failure: null })
          open(entry)
        },
        leave() {
          release(entry)
          entries.delete(entry)
          const place = queue.indexOf(entry)
          if (place >= 0) queue.splice(place, 1)
          if (entries.size === 0) {
            heartbeat?.()
            heartbeat = null
            unexplained = 0
          } else if (isRebuilding && entry.isOnProbation) openNext()
          else deal()
        },
      }
    },
  }
}
