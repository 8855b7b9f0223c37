import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** What opens the panel; the focus returns to the first where the one that did is gone. */
const OPENERS = '.dashboard-add'

/**
 * Moves the focus to the first choice of a panel beside the page, closes the panel by Escape, and gives
 * the focus back to what opened it.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  useLayoutEffect(() => {
    const element = panel.current
    const opener = document.activeElement
    element?.querySelector<HTMLElement>('.dashboard-type')?.focus()
    return () => {
      const focused = document.activeElement
      // Whoever has gone elsewhere in the meantime stays there.
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
      // Dialogs and menus over the page hear the key first.
      if (document.querySelector('.bp6-overlay-open') !== null) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
