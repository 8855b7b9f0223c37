import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** Opens the panel; the focus returns to the first one if the original opener is gone. */
const OPENERS = '.dashboard-add'

/**
 * Moves the focus to the search of a panel beside the page, or to its first choice where a search would
 * open a keyboard over the page, closes the panel on Escape, and returns
 * the focus to its opener.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  useLayoutEffect(() => {
    const element = panel.current
    const opener = document.activeElement
    const isTouched = window.matchMedia('(pointer: coarse)').matches
    element?.querySelector<HTMLElement>(isTouched ? '.dashboard-type' : '[type=search]')?.focus()
    return () => {
      const focused = document.activeElement
      // If the user has moved the focus elsewhere in the meantime, it stays there.
      if (focused !== document.body && element?.contains(focused) !== true) return
      const isThere =
        opener instanceof HTMLElement && opener !== document.body && opener.isConnected
      const target = isThere ? opener : document.querySelector<HTMLElement>(OPENERS)
      target?.focus()
    }
  }, [panel])

  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      // Dialogs and menus over the page handle the key first.
      if (document.querySelector('.bp6-overlay-open') !== null) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
