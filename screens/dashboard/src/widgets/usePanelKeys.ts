import type { KeyboardEvent, RefObject } from 'react'

export interface PanelKeys {
  panel: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  /** Something was typed that Escape clears. */
  isSearching: boolean
  onClear: () => void
}

/**
 * Keys of the add-widget panel: arrows go from the search through the choices and back, Enter in the search
 * takes the first choice that was found, Escape clears the search.
 */
export function usePanelKeys({ panel, search, isSearching, onClear }: PanelKeys) {
  return (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const choices = [...(panel.current?.querySelectorAll<HTMLElement>('.dashboard-type') ?? [])]
    const isInSearch = event.target === search.current
    if (event.key === 'Escape' && isSearching) {
      event.preventDefault()
      onClear()
      search.current?.focus()
    } else if (event.key === 'Enter' && isInSearch && isSearching) {
      event.preventDefault()
      choices[0]?.click()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const stops = [search.current, ...choices]
      const at = stops.indexOf(document.activeElement as HTMLInputElement)
      if (at < 0) return
      event.preventDefault()
      stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
    }
  }
}
