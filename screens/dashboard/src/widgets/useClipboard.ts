import { useWidgetPage, type Widget } from '@airshed/console-kit'
import { useEffect, useEffectEvent } from 'react'
import { clipText, widgetsInText } from './clipboard.ts'

export interface UseClipboardOptions {
  widgets: readonly Widget[]
  /** Absent if nothing can be pasted. */
  onPaste?: ((pasted: readonly Widget[]) => void) | undefined
  onCopied: (widget: Widget) => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null

/**
 * Ctrl+C copies the focused widget, Ctrl+V pastes copied widgets into the dashboard. The browser's own
 * events are used: they need no permission, and work across tabs and programs.
 */
export function useClipboard({ widgets, onPaste, onCopied }: UseClipboardOptions): void {
  const page = useWidgetPage()
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const isText = window.getSelection()?.isCollapsed === false
    if (isTyping(event.target) || isText || page === null) return
    const focused = page
      .entries()
      .find(({ element }) => element?.closest('.air-grid-item')?.contains(document.activeElement))
    const widget = widgets.find(({ id }) => id === focused?.id)
    if (widget === undefined) return
    event.clipboardData?.setData('text/plain', clipText([widget]))
    event.preventDefault()
    onCopied(widget)
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event.target) || onPaste === undefined) return
    const pasted = widgetsInText(event.clipboardData?.getData('text/plain') ?? '')
    if (pasted === null) return
    event.preventDefault()
    onPaste(pasted)
  })
  useEffect(() => {
    const onCopy = (event: ClipboardEvent): void => copy(event)
    const onPasteEvent = (event: ClipboardEvent): void => paste(event)
    document.addEventListener('copy', onCopy)
    document.addEventListener('paste', onPasteEvent)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('paste', onPasteEvent)
    }
  }, [])
}
