import { Checkbox } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { useFieldAria, useFormState } from '../formState.ts'
import { titleOf } from '../fields/fieldName.ts'
import { useChoices } from './useChoices.ts'

/** If any label has more characters, each has a line of its own. */
const LONG_LABEL = 28

/** A choice of several among a few words, all visible (`ui:widget` `checkboxes`). */
export function CheckboxesWidget(props: WidgetProps) {
  const { id, value, schema, disabled, readonly, onChange } = props
  const { text } = useFormState()
  const aria = useFieldAria(id)
  const choices = useChoices(props)
  const chosen = (value as unknown[] | undefined) ?? []
  const label = titleOf({ $id: id, path: [props.name] }, schema, text)
  return (
    <div
      className="air-form-checks"
      data-stacked={choices.some((choice) => choice.label.length > LONG_LABEL)}
      id={id}
      role="group"
      aria-label={label}
      {...aria}
    >
      {choices.map((choice) => (
        <Checkbox
          key={String(choice.value as string | number)}
          label={choice.label}
          checked={chosen.includes(choice.value)}
          disabled={disabled === true || readonly === true}
          onChange={({ currentTarget: { checked } }) =>
            // In the order of the choices, regardless of the order in which they were checked.
            onChange(
              choices
                .map((one) => one.value)
                .filter((one) => (one === choice.value ? checked : chosen.includes(one))),
            )
          }
        />
      ))}
    </div>
  )
}
