import { Button } from '@blueprintjs/core'
import { useFormState } from '../formState.ts'
import type { JsonSchema } from '../schema/jsonSchema.ts'
import { valueWords } from './valueWords.ts'

/** What happened to the fields of an open form elsewhere. */
export interface FormElsewhere {
  /** Fields that both have changed differently, with the value of the other. */
  clashes: Readonly<Record<string, unknown>>
  /** Fields that have a new value from elsewhere. */
  taken: readonly string[]
  onSettle: (name: string, side: 'mine' | 'theirs') => void
}

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
    <div className="air-form-clash" data-clash={name}>
      <span>
        {text('form.elsewhere.clash', {
          theirs: valueWords(clashes[name], name, schema, state),
          mine: valueWords(value[name], name, schema, state),
        })}
      </span>
      {(['mine', 'theirs'] as const).map((side) => (
        <Button
          key={side}
          size="small"
          disabled={isDisabled}
          text={text(`form.elsewhere.${side}`)}
          onClick={() => onSettle(name, side)}
        />
      ))}
    </div>
  )
}
