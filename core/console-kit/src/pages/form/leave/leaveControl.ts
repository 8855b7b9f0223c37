/** The choice of a user who is about to leave. */
export interface Leaving {
  proceed: () => void
  stay: () => void
}

/** Prevents the user from leaving while changes would be lost. */
export interface LeaveControl {
  /**
   * Registers a hold, which prevents leaving until it is released.
   *
   * @param ask called when the user is about to leave, and with null when that is over. With several holds, only
   *   one is called at a time.
   * @returns releases the hold; if it was being asked, the user leaves as soon as no other hold remains
   */
  hold: (ask: (leaving: Leaving | null) => void) => () => void
  isHeld: () => boolean
  /**
   * Leaves at once if there are no holds, otherwise once the user agrees. A second call meanwhile replaces the
   * pending one and does not ask again. Calls made by `run` itself are not asked about.
   *
   * @param isForGood the page will be closed, as when signing out; default false
   */
  leave: (run: () => void, isForGood?: boolean) => void
  /** Leaves without a question, for navigation that loses no input. */
  leaveUnasked: (run: () => void) => void
  /** Whether the user agreed to leave for good: the browser need not ask again. */
  isLeftForGood: () => boolean
}

interface Wish {
  run: () => void
  isForGood: boolean
}

/** A leave control for one page, initially without holds. */
export function createLeaveControl(): LeaveControl {
  const holds = new Set<(leaving: Leaving | null) => void>()
  let wish: Wish | null = null
  let asked: ((leaving: Leaving | null) => void) | null = null
  let isAgreed = false
  let isLeftForGood = false
  const close = (): Wish | null => {
    const [ask, wanted] = [asked, wish]
    asked = null
    wish = null
    ask?.(null)
    return wanted
  }
  const leaveUnasked = (run: () => void): void => {
    isAgreed = true
    try {
      run()
    } finally {
      isAgreed = false
    }
  }
  const proceed = (): void => {
    const wanted = close()
    if (wanted === null) return
    isLeftForGood ||= wanted.isForGood
    leaveUnasked(wanted.run)
  }
  const askNext = (): void => {
    const [next] = holds
    if (next === undefined) {
      proceed()
      return
    }
    asked = next
    next({ proceed, stay: () => void close() })
  }
  return {
    hold(ask) {
      holds.add(ask)
      return () => {
        holds.delete(ask)
        if (asked !== ask) return
        asked = null
        ask(null)
        askNext()
      }
    },
    isHeld: () => holds.size > 0,
    leave(run, isForGood = false) {
      if (isAgreed) {
        run()
        return
      }
      wish = { run, isForGood }
      if (asked === null) askNext()
    },
    leaveUnasked,
    isLeftForGood: () => isLeftForGood,
  }
}
