import type { LeaveControl } from '@airshed/console-kit'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  type Navigator,
  type To,
} from 'react-router-dom'

/** The current address, and how the user got there. */
export interface Visit {
  location: Location
  action: NavigationType
}

export interface GuardedHistory extends Navigator {
  /** The address at which the page opens. */
  first: Visit
  /** @returns a function that unsubscribes */
  listen: (listener: (visit: Visit) => void) => () => void
}

/** The index of the current entry among those of the console; null for one that it did not create. */
const indexNow = (): number | null =>
  (window.history.state as { idx?: number | null } | null)?.idx ?? null

/**
 * The browser's history, which asks for confirmation before a page with unsaved changes is replaced by
 * another. A change of only the query or the fragment stays on the page and is never held back.
 */
export function createGuardedHistory(control: LeaveControl): GuardedHistory {
  const inner = createBrowserHistory({ v5Compat: true })
  const first: Visit = { location: inner.location, action: inner.action }
  let here = first.location
  let at = indexNow() ?? 0
  /** The entry that the user agreed to open. */
  let agreed: number | null = null

  const move = (to: To, run: () => void): void => {
    if (inner.createURL(to).pathname === here.pathname) run()
    else control.leave(run)
  }
  /** @returns whether the user has to stay: the browser has already moved, and goes back */
  const isHeldBack = ({ pathname }: Location, index: number): boolean => {
    // This is the move back itself.
    if (index === at) return true
    if (index === agreed || pathname === here.pathname || !control.isHeld()) return false
    inner.go(at - index)
    control.leave(() => {
      agreed = index
      inner.go(index - at)
    })
    return true
  }
  /** An entry that the browser created for a link to a fragment gets its actual index. */
  const indexOfVisit = (): number => {
    const known = indexNow()
    if (known !== null) return known
    window.history.replaceState({ ...window.history.state, idx: at + 1 }, '')
    return at + 1
  }

  return {
    first,
    createHref: (to) => inner.createHref(to),
    encodeLocation: (to) => inner.encodeLocation(to),
    go: (delta) => inner.go(delta),
    push: (to, state) => move(to, () => inner.push(to, state)),
    replace: (to, state) => move(to, () => inner.replace(to, state)),
    listen: (listener) =>
      inner.listen(({ action, location }) => {
        const index = indexOfVisit()
        if (action === 'POP' && isHeldBack(location, index)) return
        at = index
        agreed = null
        here = location
        listener({ action, location })
      }),
  }
}
