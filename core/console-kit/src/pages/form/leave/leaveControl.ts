/** What becomes of a user who is about to leave. */
export interface Leaving {
  proceed: () => void
  stay: () => void
}

/** Keeps a user from leaving while something would be lost. */
export interface LeaveControl {
  /**
   * Holds the user back until it is ended.
   *
   * @param ask called when the user is about to leave, and with null when that is over. Of several, one is asked.
   * @returns ends it; if it was asked, the user leaves as soon as nothing else holds them back
   */
  hold: (ask: (leaving: Leaving | null) => void) => () => void
  isHeld: () => boolean
  /**
   * Leaves at once if nothing holds the user back, and otherwise once they agree. Whoever wants something else
   * meanwhile is still asked once. What `run` itself leaves is not asked for again.
   *
   * @param isForGood the page will be closed, as by signing out; default false
   */
  leave: (run: () => void, isForGood?: boolean) => void
  /** Leaves without a question, for a way on which nothing that was typed is lost. */
  leaveUnasked: (run: () => void) => void
  /** Whether the user agreed to leave for good: the browser need not ask again. */
  isLeftForGood: () => boolean
}

interface Wish {
  run: () => void
  isForGood: boolean
}

/** A control of one page; nothing holds the user back at first. */
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
