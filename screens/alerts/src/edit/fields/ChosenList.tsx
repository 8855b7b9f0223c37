import { Button, NamedIcon, type PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'

export interface ChosenListProps {
  /** With names, in the order in which they were chosen. */
  chosen: readonly { readonly _id: string; readonly name: string }[]
  /** Text while nothing is chosen. */
  none: string
  onRemove: (id: string) => void
  intl: PluginIntl
}

/** The chosen people or things by name, each with a button that removes it. */
export function ChosenList({ chosen, none, onRemove, intl }: ChosenListProps) {
  if (chosen.length === 0) return <p className="air-muted">{none}</p>
  return (
    <ul className="alerts-edit-people">
      {chosen.map(({ _id: id, name }) => (
        <li key={id}>
          <span>{name}</span>
          <Button
            variant="minimal"
            size="small"
            icon={<NamedIcon name="cross" />}
            aria-label={textOf(intl)('edit.subscribers.remove', { name })}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  )
}
