import { useSession } from '@airshed/kit'
import { InputGroup, Overlay2 } from '@blueprintjs/core'
import { SearchIcon } from '@blueprintjs/icons'
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useAppText } from '../messages/appMessages.ts'
import { listedEntries, type ListedEntry } from './entries.ts'
import './palette.css'
import { optionId, PaletteList } from './PaletteList.tsx'
import { PaletteState } from './PaletteState.tsx'
import { keepRecent, readRecent } from './recentEntries.ts'
import { usePaletteActive } from './usePaletteActive.ts'
import { usePaletteEntries } from './usePaletteEntries.ts'

export interface PaletteProps {
  onClose: () => void
}

/** Finds pages, dashboards, devices, alerts and commands by a few letters, and opens them. */
export default function Palette({ onClose }: PaletteProps) {
  const text = useAppText()
  const { user } = useSession()
  const listId = useId()
  const container = useRef<HTMLDivElement>(null)
  const owner = `${user.id} ${user.access_context?.organization_id ?? ''}`
  const [recent] = useState(() => readRecent(localStorage, owner))
  const [query, setQuery] = useState('')
  const { entries, state } = usePaletteEntries(query, recent)
  const listed = useMemo(() => {
    const lately = { name: text('app.command.recent'), ids: recent.map(({ id }) => id) }
    return listedEntries(entries, query, lately)
  }, [entries, query, recent, text])
  const { active, setActive, onKeyDown } = usePaletteActive(listed)

  const choose = (entry: ListedEntry): void => {
    keepRecent(localStorage, owner, { id: entry.id, title: entry.title })
    onClose()
    entry.run()
  }
  const onKeys = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    // The field is all that takes the focus in the dialog.
    if (event.key === 'Tab') {
      event.preventDefault()
      return
    }
    if (event.key === 'Enter' && active !== null) {
      event.preventDefault()
      choose(active)
      return
    }
    onKeyDown(event)
  }
  return (
    <Overlay2
      isOpen
      hasBackdrop
      className="app-palette-overlay"
      transitionDuration={0}
      onClose={onClose}
    >
      <div
        ref={container}
        className="app-palette"
        role="dialog"
        aria-modal
        aria-label={text('app.command.palette')}
      >
        <InputGroup
          autoFocus
          size="large"
          leftElement={<SearchIcon />}
          value={query}
          placeholder={text('app.palette.placeholder')}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={text('app.command.palette')}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          {...(active === null ? {} : { 'aria-activedescendant': optionId(listId, active) })}
          onKeyDown={onKeys}
          onValueChange={(next) => {
            setQuery(next)
            setActive(null)
          }}
        />
        <PaletteList
          id={listId}
          entries={listed}
          active={active}
          onActive={setActive}
          onChoose={choose}
        />
        <PaletteState state={state} count={listed.length} query={query} />
      </div>
    </Overlay2>
  )
}
