import { scheduleByFrame, scheduleByTimer, type Schedule, type ScheduleFrame } from '@airshed/data'
import { isSlow, SLOW_UPDATE_MS, withCost, type DrawCosts } from './drawCosts.ts'

/** Time budget for draws in one frame: the rest of its 16 ms belongs to the page. */
export const FRAME_BUDGET_MS = 8

export interface FrameSchedulerOptions {
  /** Monotonic, ms. Default `performance.now`. */
  now?: () => number
  /** Default the browser's animation frame, and in a hidden page a timer. */
  scheduleFrame?: ScheduleFrame
  /** Default `setTimeout`. */
  schedule?: Schedule
  /**
   * Runs a task once a draw is over, in the same frame. Default a microtask: charts paint their
   * canvas in one, which is part of their cost.
   */
  afterDraw?: (task: () => void) => void
}

/** The scheduling handle of one widget. It counts as in sight until set otherwise. */
export interface ScheduledWidget {
  /**
   * Announces that there is something new to draw; a repeated announcement keeps its place in the queue.
   *
   * @param isAnswer the user is waiting for it, such as after choosing another range: a slow widget is
   *   then not throttled. Default false
   */
  announce(isAnswer?: boolean): void
  /** While out of sight nothing is drawn; the latest state is drawn when it returns. */
  setInSight(isInSight: boolean): void
  /** Under the pointer, or with the focus: drawn before the others. */
  setAttended(isAttended: boolean): void
  /** Its draws take so long that it is drawn at most every {@link SLOW_UPDATE_MS}. */
  getIsSlow(): boolean
  /** Notifies when `getIsSlow` changed. @returns the function that ends it */
  subscribe(listener: () => void): () => void
  /** Cancels a pending draw, until the next announcement. */
  withdraw(): void
}

export interface FrameScheduler {
  /** @param draw renders the latest state synchronously */
  widget(draw: () => void): ScheduledWidget
}

interface Turn {
  draw: () => void
  /** Order of the announcement; null: nothing is new. */
  place: number | null
  isAnswer: boolean
  isInSight: boolean
  isAttended: boolean
  costs: DrawCosts
  isSlow: boolean
  drawnAtMs: number
  listeners: Set<() => void>
}

/**
 * Distributes the frames of a page among its widgets: only those with something new are drawn, in the
 * order of their announcements, within {@link FRAME_BUDGET_MS} per frame, but at least one. A slow
 * widget is throttled, so that it cannot take the frames of the others.
 */
export function createFrameScheduler(options: FrameSchedulerOptions = {}): FrameScheduler {
  const { now = () => performance.now(), afterDraw = queueMicrotask } = options
  const { scheduleFrame = scheduleByFrame, schedule = scheduleByTimer } = options
  const waiting = new Set<Turn>()
  let places = 0
  let cancelFrame: (() => void) | null = null
  let cancelTimer: (() => void) | null = null
  let isDealing = false
  let wasAnyLeft = false

  const heldForMs = (turn: Turn): number =>
    turn.isSlow && !turn.isAnswer ? turn.drawnAtMs + SLOW_UPDATE_MS - now() : 0
  const inSight = (): Turn[] => [...waiting].filter((turn) => turn.isInSight)
  const due = (): Turn[] => inSight().filter((turn) => heldForMs(turn) <= 0)

  function plan(): void {
    if (isDealing || cancelFrame !== null) return
    cancelTimer?.()
    cancelTimer = null
    const holds = inSight().map(heldForMs)
    if (holds.length === 0) return
    const soonestMs = Math.min(...holds)
    if (soonestMs <= 0) cancelFrame = scheduleFrame(deal)
    else cancelTimer = schedule(plan, soonestMs)
  }

  function deal(): void {
    cancelFrame = null
    isDealing = true
    // If some were left over, the attended widget does not go first again: it could take every frame.
    dealNext(now(), !wasAnyLeft)
  }

  function dealNext(startedAtMs: number, isAttendedFirst: boolean): void {
    const turns = due().toSorted(
      (a, b) =>
        (isAttendedFirst ? Number(b.isAttended) - Number(a.isAttended) : 0) ||
        (a.place ?? 0) - (b.place ?? 0),
    )
    const [turn] = turns
    const isOver = now() - startedAtMs >= FRAME_BUDGET_MS
    if (turn === undefined || isOver) {
      isDealing = false
      wasAnyLeft = turn !== undefined
      plan()
      return
    }
    waiting.delete(turn)
    turn.place = null
    turn.isAnswer = false
    turn.drawnAtMs = now()
    try {
      turn.draw()
    } catch (error) {
      reportError(error)
    }
    afterDraw(() => {
      report(turn, now() - turn.drawnAtMs)
      dealNext(startedAtMs, isAttendedFirst)
    })
  }

  function report(turn: Turn, costMs: number): void {
    turn.costs = withCost(turn.costs, costMs)
    if (isSlow(turn.costs) === turn.isSlow) return
    turn.isSlow = !turn.isSlow
    for (const listener of turn.listeners) listener()
  }

  return {
    widget(draw) {
      const turn: Turn = {
        draw,
        place: null,
        isAnswer: false,
        isInSight: true,
        isAttended: false,
        costs: [],
        isSlow: false,
        drawnAtMs: Number.NEGATIVE_INFINITY,
        listeners: new Set(),
      }
      return {
        announce(isAnswer = false) {
          turn.place ??= places += 1
          turn.isAnswer ||= isAnswer
          waiting.add(turn)
          plan()
        },
        setInSight(isInSight) {
          turn.isInSight = isInSight
          plan()
        },
        setAttended(isAttended) {
          turn.isAttended = isAttended
        },
        getIsSlow: () => turn.isSlow,
        subscribe(listener) {
          turn.listeners.add(listener)
          return () => turn.listeners.delete(listener)
        },
        withdraw() {
          waiting.delete(turn)
          turn.place = null
          turn.isAnswer = false
          plan()
        },
      }
    },
  }
}
