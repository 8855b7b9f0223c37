import { Button, NamedIcon, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import { textOf } from '../textOf.ts'

interface Chosen {
  readonly _id: string
  readonly name: string
}

export interface ChosenListProps<One extends Chosen> {
  /** With names, in the order in which they were chosen. */
  chosen: readonly One[]
  /** Text while nothing is chosen; default nothing. */
  none?: string
  /** Shown after each name; default nothing. */
  renderExtra?: (one: One) => ReactNode
  /** What is removed: in Spanish, people are removed with a preposition. Default people. */
  kind?: 'people' | 'things'
  onRemove: (id: string) => void
  intl: PluginIntl
}

/** The chosen people or things by name, each with a button that removes it. */
export function ChosenList<One extends Chosen>(props: ChosenListProps<One>) {
  const { chosen, none, renderExtra, kind = 'people', onRemove, intl } = props
  const remove = kind === 'people' ? 'edit.subscribers.remove' : 'group.devices.remove'
  if (chosen.length === 0) {
    return none === undefined ? null : <p className="air-muted">{none}</p>
  }
  return (
    <ul className="alerts-edit-people">
      {chosen.map((one) => (
        <li key={one['_id']}>
          <span>{one.name}</span>
          {renderExtra?.(one)}
          <Button
            variant="minimal"
            size="small"
            icon={<NamedIcon name="cross" />}
            aria-label={textOf(intl)(remove, { name: one.name })}
            onClick={() => onRemove(one['_id'])}
          />
        </li>
      ))}
    </ul>
  )
}
