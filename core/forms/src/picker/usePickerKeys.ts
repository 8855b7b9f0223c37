import { useState, type KeyboardEvent } from 'react'
import type { PickerOption } from '../formContext.ts'

interface PickerKeysOptions {
  shown: readonly PickerOption[]
  chosen: readonly string[]
  onToggle: (value: string) => void
  isMultiple: boolean
  /** Called with null when the typed text is discarded. */
  onQuery: (query: string | null) => void
  /** The typed words; null until something is typed. */
  query: string | null
}

/** Keyboard control of a picker's list: arrows, Enter, Escape, Backspace. */
export function usePickerKeys(options: PickerKeysOptions) {
  const { shown, chosen, onToggle, isMultiple, onQuery, query } = options
  const [isOpen, setOpen] = useState(false)
  /** Index of the option under the keyboard cursor; null until it has moved. */
  const [active, setActive] = useState<number | null>(null)
  const atChoice = isMultiple || query !== null ? -1 : shown.findIndex(isChosen)
  const index = Math.min(active ?? Math.max(atChoice, 0), shown.length - 1)

  function isChosen({ value }: PickerOption): boolean {
    return chosen.includes(value)
  }
  const close = (): void => {
    setOpen(false)
    onQuery(null)
    setActive(null)
  }
  const pick = (option: PickerOption | undefined): void => {
    if (option === undefined) return
    onToggle(option.value)
    if (isMultiple) onQuery(null)
    else close()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Backspace') {
      const last = isMultiple ? chosen.at(-1) : undefined
      if ((query ?? '') === '' && last !== undefined) onToggle(last)
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
      if (isOpen) setActive(shown.length === 0 ? null : (index + 1) % shown.length)
      setOpen(true)
    } else if (event.key === 'ArrowUp') {
      if (isOpen) setActive(shown.length === 0 ? null : (index - 1 + shown.length) % shown.length)
      setOpen(true)
    } else return
    event.preventDefault()
  }
  return { isOpen, open: () => setOpen(true), close, active: index, setActive, pick, onKeyDown }
}
