import { Button } from '@blueprintjs/core'
import './choiceButtons.css'

export interface ChoiceButtonsProps<Id extends string> {
  /** Name of the choice for screen readers: `Order of the devices`. */
  label: string
  /** In the order of the buttons; only a few, as all of them are visible. */
  choices: readonly { readonly id: Id; readonly text: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** A choice of one among a few, such as the view of a widget: a row of buttons, the chosen one pressed. */
export function ChoiceButtons<Id extends string>(props: ChoiceButtonsProps<Id>) {
  const { label, choices, chosen, onChoose } = props
  return (
    <span className="air-choice-buttons" role="group" aria-label={label}>
      {choices.map(({ id, text }) => (
        <Button
          key={id}
          variant="minimal"
          size="small"
          active={id === chosen}
          aria-pressed={id === chosen}
          text={text}
          onClick={() => onChoose(id)}
        />
      ))}
    </span>
  )
}
