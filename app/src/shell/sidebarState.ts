import { useCallback, useState } from 'react'

const KEY = 'airshed.sidebar'
const COLLAPSED = 'collapsed'

type SidebarStorage = Pick<Storage, 'getItem' | 'setItem'>

/** How the user left the sidebar; null: they never chose, or nothing can be read. */
export function readCollapsed(storage: SidebarStorage): boolean | null {
  try {
    const kept = storage.getItem(KEY)
    return kept === null ? null : kept === COLLAPSED
  } catch {
    return null
  }
}

/** Stores it for the next visit; without storage the page still works. */
export function writeCollapsed(storage: SidebarStorage, isCollapsed: boolean): void {
  try {
    storage.setItem(KEY, isCollapsed ? COLLAPSED : 'expanded')
  } catch {
    // A private window may refuse: only the choice is lost.
  }
}

/**
 * Whether the sidebar is collapsed, and its toggle, which is kept between visits.
 *
 * @param isByDefault until the user chooses
 */
export function useCollapsed(isByDefault: boolean): [boolean, () => void] {
  const [chosen, setChosen] = useState(() => readCollapsed(localStorage))
  const isCollapsed = chosen ?? isByDefault
  const toggle = useCallback(() => {
    writeCollapsed(localStorage, !isCollapsed)
    setChosen(!isCollapsed)
  }, [isCollapsed])
  return [isCollapsed, toggle]
}
