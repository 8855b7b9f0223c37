import { useCallback, useState } from 'react'

const KEY = 'airshed.sidebar'
const COLLAPSED = 'collapsed'

type SidebarStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Whether the sidebar was left collapsed; expanded if nothing can be read. */
export function readCollapsed(storage: SidebarStorage): boolean {
  try {
    return storage.getItem(KEY) === COLLAPSED
  } catch {
    return false
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

/** Whether the sidebar is collapsed, kept between visits, and its toggle. */
export function useCollapsed(): [boolean, () => void] {
  const [isCollapsed, setCollapsed] = useState(() => readCollapsed(localStorage))
  const toggle = useCallback(() => {
    setCollapsed((before) => {
      writeCollapsed(localStorage, !before)
      return !before
    })
  }, [])
  return [isCollapsed, toggle]
}
