import { Button, InputGroup } from '@blueprintjs/core'
import { CrossIcon, SearchIcon } from '@blueprintjs/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePagesText } from '../../messages/pagesText.ts'

/** Debounce delay between typing and searching, in ms. */
export const SEARCH_WAIT_MS = 300

export interface SearchBoxProps {
  /** The current search. */
  value: string
  /** Placeholder, default "Search". */
  placeholder?: string | undefined
  onChange: (value: string) => void
  /** Default {@link SEARCH_WAIT_MS}. */
  waitMs?: number
}

/** A debounced search field; Enter searches at once, Escape clears it. */
export function SearchBox(props: SearchBoxProps) {
  const { value, onChange, waitMs = SEARCH_WAIT_MS } = props
  const text = usePagesText()
  const [draft, setDraft] = useState({ words: value, of: value })
  // The search was changed elsewhere, such as by going back in the browser.
  const words = draft.of === value ? draft.words : value
  const search = useEffectEvent((wanted: string) => {
    if (wanted.trim() === value) return
    setDraft({ words: wanted, of: wanted.trim() })
    onChange(wanted.trim())
  })
  useEffect(() => {
    const timer = setTimeout(() => search(words), waitMs)
    return () => clearTimeout(timer)
  }, [words, waitMs])
  const searchNow = (wanted: string): void => {
    setDraft({ words: wanted, of: wanted.trim() })
    if (wanted.trim() !== value) onChange(wanted.trim())
  }
  return (
    <InputGroup
      className="air-list-search"
      type="search"
      leftElement={<SearchIcon />}
      aria-label={text('list.search')}
      placeholder={props.placeholder ?? text('list.search')}
      value={words}
      onValueChange={(next) => setDraft({ words: next, of: value })}
      onKeyDown={(event) => {
        if (event.key === 'Enter') searchNow(words)
        if (event.key === 'Escape' && words !== '') {
          event.stopPropagation()
          searchNow('')
        }
      }}
      rightElement={
        words === '' ? undefined : (
          <Button
            variant="minimal"
            size="small"
            icon={<CrossIcon />}
            aria-label={text('list.search.clear')}
            onClick={() => searchNow('')}
          />
        )
      }
    />
  )
}
