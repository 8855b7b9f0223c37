import { useCallback, useState, type KeyboardEvent } from 'react'

export interface RowKeysOptions {
  /** Keys of all loaded rows in the order in which they are shown. */
  keys: readonly string[]
  /** Number of rows that Page Up and Page Down move. */
  pageRows: number
  onOpen?: (key: string) => void
  /** @param isRange selects the range from the row where the selection began */
  onSelect?: (key: string, isRange: boolean) => void
  onSelectAll?: () => void
  onClearSelection?: () => void
  /** @param isOpen undefined toggles the row */
  onExpand?: (key: string, isOpen?: boolean) => void
  /** The last row was passed: there may be more. */
  onEnd?: () => void
}

/** The active row of the keyboard, and the actions of keys there. */
export interface RowKeys {
  /** The row that is a tab stop; null without rows. */
  activeKey: string | null
  setActive: (key: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** The row to focus as soon as it is drawn. */
  wantedFocus: { key: string } | null
}

const isIn = (keys: readonly string[], key: string | null): key is string =>
  key !== null && keys.includes(key)

/**
 * Keys of a list of rows: arrows, Page Up and Page Down, Home and End move; Enter opens, Space
 * selects, with Shift a whole range; Ctrl+A selects all, Escape none; left and right arrows close
 * and open details. They work on a row itself, not inside its contents; Escape returns from there.
 */
export function useRowKeys(options: RowKeysOptions): RowKeys {
  const { keys } = options
  const [chosen, setChosen] = useState<string | null>(null)
  const [wantedFocus, setWantedFocus] = useState<{ key: string } | null>(null)
  const activeKey = isIn(keys, chosen) ? chosen : (keys[0] ?? null)
  const setActive = useCallback((key: string) => setChosen(key), [])

  const goTo = (index: number): void => {
    const key = keys[Math.min(keys.length - 1, Math.max(0, index))]
    if (key === undefined) return
    if (index >= keys.length) options.onEnd?.()
    setChosen(key)
    setWantedFocus({ key })
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as Element
    const row = target.closest<HTMLElement>('[data-row-key]')
    if (row === null || activeKey === null || event.defaultPrevented) return
    if (target !== row) {
      if (event.key !== 'Escape') return
      event.preventDefault()
      row.focus()
      return
    }
    const key = row.dataset['rowKey'] ?? activeKey
    if (!actOn(key, event)) return
    event.preventDefault()
  }

  /** Handles a key; returns whether it had an effect. */
  const actOn = (key: string, event: KeyboardEvent): boolean => {
    const at = keys.indexOf(key)
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && event.key.toLowerCase() === 'a') return acted(options.onSelectAll)
    if (isCommand || event.altKey) return false
    switch (event.key) {
      case 'ArrowDown':
        return acted(() => goTo(at + 1))
      case 'ArrowUp':
        return acted(() => goTo(at - 1))
      case 'PageDown':
        return acted(() => goTo(at + options.pageRows))
      case 'PageUp':
        return acted(() => goTo(at - options.pageRows))
      case 'Home':
        return acted(() => goTo(0))
      case 'End':
        return acted(() => goTo(keys.length - 1))
      case 'Enter':
        return acted(options.onOpen && (() => options.onOpen?.(key)))
      case ' ':
        return acted(options.onSelect && (() => options.onSelect?.(key, event.shiftKey)))
      case 'ArrowRight':
        return acted(options.onExpand && (() => options.onExpand?.(key, true)))
      case 'ArrowLeft':
        return acted(options.onExpand && (() => options.onExpand?.(key, false)))
      case 'Escape':
        return acted(options.onClearSelection)
      default:
        return false
    }
  }

  return { activeKey, setActive, onKeyDown, wantedFocus }
}

function acted(act: (() => void) | undefined): boolean {
  act?.()
  return act !== undefined
}
