import { useState, type KeyboardEvent } from 'react'
import type { ListedEntry } from './entries.ts'

export interface PaletteActive {
  /** The entry that Enter opens: the first one until the user moves. */
  active: ListedEntry | null
  setActive: (entry: ListedEntry | null) => void
  /** Arrow keys move and wrap around; Page Up and Page Down jump to the ends. */
  onKeyDown: (event: KeyboardEvent) => void
}

/** Moves through the listed entries; an active one stays active while it is listed. */
export function usePaletteActive(listed: readonly ListedEntry[]): PaletteActive {
  const [activeId, setActiveId] = useState<string | null>(null)
  const index = Math.max(
    0,
    listed.findIndex(({ id }) => id === activeId),
  )
  const setActive = (entry: ListedEntry | null | undefined): void => setActiveId(entry?.id ?? null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const { length } = listed
    const next = {
      ArrowDown: (index + 1) % length,
      ArrowUp: (index - 1 + length) % length,
      PageDown: length - 1,
      PageUp: 0,
    }[event.key]
    if (next === undefined || length === 0) return
    event.preventDefault()
    setActive(listed[next])
  }
  return { active: listed[index] ?? null, setActive, onKeyDown }
}
