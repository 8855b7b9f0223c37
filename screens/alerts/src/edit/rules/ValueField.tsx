import { NumberField, Choice, Field } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { ConditionDraft, ReferenceDraft } from '../draft/conditionDraft.ts'
import { textOf } from '../textOf.ts'

/** Option of the reference select for a number entered in the condition itself. */
const OWN = 'own'

export interface ValueFieldProps {
  value: ConditionDraft['value']
  /** True or false; a number only; or a number or a reference. */
  kind: 'switch' | 'number' | 'any'
  unit: string
  references: readonly ReferenceDraft[]
  problem: string | undefined
  intl: PluginIntl
  onChange: (value: ConditionDraft['value']) => void
}

/** What a condition compares with: true or false, a number, or a named value of the alert. */
export function ValueField(props: ValueFieldProps) {
  const { value, kind, unit, references, problem, intl, onChange } = props
  const text = textOf(intl)
  const label = unit === '' ? text('edit.value') : text('edit.value.unit', { unit })
  if (kind === 'switch') {
    return (
      <Field label={label} problem={problem}>
        {(control) => (
          <Choice
            {...control}
            options={(['true', 'false'] as const).map((name) => ({
              value: name,
              label: text(`rule.${name}`),
            }))}
            value={typeof value === 'boolean' ? (String(value) as 'true' | 'false') : null}
            onChange={(name) => onChange(name === 'true')}
          />
        )}
      </Field>
    )
  }
  const named = references.filter(({ name }) => name.trim() !== '')
  const referenceId = typeof value === 'object' && value !== null ? value.referenceId : OWN
  const hasSource = kind === 'any' && named.length > 0
  return (
    <>
      {hasSource ? (
        <Field label={text('edit.value.source')}>
          {(control) => (
            <Choice
              {...control}
              options={[
                { value: OWN, label: text('edit.value.own') },
                ...named.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={referenceId}
              onChange={(id) => onChange(id === OWN ? null : { referenceId: id })}
            />
          )}
        </Field>
      ) : null}
      {hasSource && referenceId !== OWN ? null : (
        <NumberField
          label={label}
          problem={problem}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      )}
    </>
  )
}
