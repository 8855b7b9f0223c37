import { Classes } from '@blueprintjs/core'
import { useEffect, type RefObject } from 'react'

const DIALOGS = '[role="dialog"], [role="alertdialog"]'

/** Whether this is the topmost dialog. */
function isOnTop(element: HTMLElement): boolean {
  const last = [...document.querySelectorAll(DIALOGS)].at(-1)
  return last !== undefined && element.contains(last)
}

/**
 * Closes a dialog by Escape while the focus is outside of it.
 *
 * Blueprint handles the key only inside the dialog, and moves the focus there one frame after it is
 * shown; the focus also returns to the page when the focused element is removed. A key pressed at
 * such a moment would be lost.
 *
 * @param isOpen whether the dialog is open
 * @param element the dialog, or an ancestor of it
 */
export function useEscapeBeside(
  isOpen: boolean,
  element: RefObject<HTMLElement | null>,
  onEscape: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      // Overlays handle the keys that are pressed inside them.
      if (event.target instanceof Element && event.target.closest(`.${Classes.PORTAL}`)) return
      if (element.current === null || !isOnTop(element.current)) return
      event.preventDefault()
      onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen, element, onEscape])
}
