import { useFormState } from '../formState.ts'
import type { JsonSchema } from '../schema/jsonSchema.ts'
import { ClashChoice } from './ClashChoice.tsx'
import type { FormElsewhere } from './formElsewhere.ts'
import { valueText } from './valueText.ts'

export interface FieldClashProps {
  name: string
  schema: JsonSchema
  elsewhere: FormElsewhere
  isDisabled: boolean
}

/** Below a field: that it was changed elsewhere and, if the user has changed it too, both values and the choice. */
export function FieldClash({ name, schema, elsewhere, isDisabled }: FieldClashProps) {
  const state = useFormState()
  const { text, value } = state
  const { clashes, taken, onSettle } = elsewhere
  if (!Object.hasOwn(clashes, name)) {
    return taken.includes(name) ? (
      <span className="air-form-note">{text('form.elsewhere.taken')}</span>
    ) : null
  }
  return (
    <ClashChoice
      {...{ name, isDisabled }}
      theirs={valueText(clashes[name], name, schema, state)}
      mine={valueText(value[name], name, schema, state)}
      onSettle={(side) => onSettle(name, side)}
    />
  )
}
