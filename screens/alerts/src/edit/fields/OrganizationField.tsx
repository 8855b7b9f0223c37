import { Choice, Field } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'

export interface OrganizationFieldProps {
  /** Organizations to choose from. */
  managed: readonly { id: string; name: string }[]
  /** null: not chosen yet. */
  value: string | null
  problem: string | undefined
  intl: PluginIntl
  onChange: (organizationId: string) => void
}

/** The organization of an alert, a channel or a maintenance window. */
export function OrganizationField(props: OrganizationFieldProps) {
  const { managed, value, problem, intl, onChange } = props
  return (
    <Field label={textOf(intl)('edit.organization')} problem={problem}>
      {(control) => (
        <Choice
          {...control}
          options={managed.map(({ id, name }) => ({ value: id, label: name }))}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
