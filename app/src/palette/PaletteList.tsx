import { useAppText } from '../messages/appMessages.ts'
import type { ListedEntry } from './entries.ts'
import { PaletteOption } from './PaletteOption.tsx'

export interface PaletteListProps {
  id: string
  entries: readonly ListedEntry[]
  active: ListedEntry | null
  onActive: (entry: ListedEntry) => void
  onChoose: (entry: ListedEntry) => void
}

/** Id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, entry: ListedEntry): string => `${listId}-${entry.id}`

/** The listed entries under the headings of their groups. */
export function PaletteList({ id, entries, active, onActive, onChoose }: PaletteListProps) {
  const text = useAppText()
  const groups = [...new Set(entries.map(({ group }) => group))]
  return (
    <div className="app-palette-list" role="listbox" id={id} aria-label={text('app.search')}>
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <div className="app-palette-group" aria-hidden>
            {group}
          </div>
          {entries
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <PaletteOption
                key={entry.id}
                id={optionId(id, entry)}
                entry={entry}
                isActive={entry.id === active?.id}
                onActive={() => onActive(entry)}
                onChoose={() => onChoose(entry)}
              />
            ))}
        </div>
      ))}
    </div>
  )
}
