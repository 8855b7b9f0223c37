import { useSession } from '@airshed/kit'
import { Omnibar } from '@blueprintjs/select'
import { useId, useMemo, useState } from 'react'
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

const sameEntry = (a: ListedEntry, b: ListedEntry): boolean => a.id === b.id
/** The list renders its options itself, with their positions. */
const drawnByTheList = () => null

/** Finds pages, dashboards, devices and commands by a few letters, and opens them. */
export default function Palette({ onClose }: PaletteProps) {
  const text = useAppText()
  const { user } = useSession()
  const listId = useId()
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
  const drawList = () => (
    <>
      <PaletteList
        id={listId}
        entries={listed}
        active={active}
        onActive={setActive}
        onChoose={choose}
      />
      <PaletteState state={state} count={listed.length} query={query} />
    </>
  )
  return (
    <Omnibar<ListedEntry>
      isOpen
      className="app-palette"
      overlayProps={{ transitionDuration: 0, className: 'app-palette-overlay' }}
      items={[...listed]}
      itemsEqual={sameEntry}
      itemRenderer={drawnByTheList}
      activeItem={active}
      onItemSelect={choose}
      onClose={onClose}
      query={query}
      onQueryChange={(next) => {
        setQuery(next)
        setActive(null)
      }}
      resetOnQuery={false}
      scrollToActiveItem={false}
      inputProps={{
        placeholder: text('app.palette.placeholder'),
        role: 'combobox',
        onKeyDown,
        autoComplete: 'off',
        spellCheck: false,
        'aria-label': text('app.command.palette'),
        'aria-expanded': true,
        'aria-controls': listId,
        'aria-autocomplete': 'list',
        ...(active === null ? {} : { 'aria-activedescendant': optionId(listId, active) }),
      }}
      itemListRenderer={drawList}
    />
  )
}
