import { useState, type KeyboardEvent } from 'react'
import type { PickerOption } from '../formContext.ts'

interface PickerKeysOptions {
  shown: readonly PickerOption[]
  chosen: readonly string[]
  onToggle: (value: string) => void
  isMultiple: boolean
  onQuery: (query: string) => void
  query: string
}

/** Opens, walks and closes the list of a picker by keys: arrows, Enter, Escape, Backspace. */
export function usePickerKeys(options: PickerKeysOptions) {
  const { shown, chosen, onToggle, isMultiple, onQuery, query } = options
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const index = Math.min(active, shown.length - 1)

  const close = (): void => {
    setOpen(false)
    onQuery('')
    setActive(0)
  }
  const pick = (option: PickerOption | undefined): void => {
    if (option === undefined) return
    onToggle(option.value)
    if (isMultiple) onQuery('')
    else close()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Backspace') {
      const last = chosen.at(-1)
      if (query === '' && last !== undefined) onToggle(last)
      return
    }
    if (event.key === 'Escape') {
      if (!isOpen) return
      // The dialog around the form stays open.
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter') {
      if (!isOpen) return
      pick(shown[index])
    } else if (event.key === 'ArrowDown') {
      if (isOpen) setActive(shown.length === 0 ? 0 : (index + 1) % shown.length)
      setOpen(true)
    } else if (event.key === 'ArrowUp') {
      setActive(shown.length === 0 ? 0 : (index - 1 + shown.length) % shown.length)
    } else return
    event.preventDefault()
  }
  return { isOpen, open: () => setOpen(true), close, active: index, setActive, pick, onKeyDown }
}
