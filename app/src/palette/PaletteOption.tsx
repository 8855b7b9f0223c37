import { NamedIcon } from '@airshed/ui'
import { KeyComboTag } from '@blueprintjs/core'
import type { ListedEntry } from './entries.ts'
import { Marked } from './Marked.tsx'

export interface PaletteOptionProps {
  id: string
  entry: ListedEntry
  isActive: boolean
  onActive: () => void
  onChoose: () => void
}

/** A ref: scrolls the option that the arrow keys reach into view. */
function intoSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

/** One line of the palette. Focus stays in the search field. */
export function PaletteOption({ id, entry, isActive, onActive, onChoose }: PaletteOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the focused search field handles the keys
    <div
      id={id}
      ref={isActive ? intoSight : undefined}
      className="app-palette-option"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseMove={isActive ? undefined : onActive}
      onClick={onChoose}
    >
      <NamedIcon name={entry.icon} />
      <span className="app-palette-title">
        <Marked text={entry.title} ranges={entry.ranges} />
      </span>
      {entry.note === undefined ? null : <span className="app-palette-note">{entry.note}</span>}
      {entry.keys === undefined ? null : (
        <KeyComboTag className="app-palette-keys" combo={entry.keys} />
      )}
    </div>
  )
}
