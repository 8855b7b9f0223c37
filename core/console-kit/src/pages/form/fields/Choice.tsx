import type { FieldControl } from './Field.tsx'

export interface ChoiceProps<Value extends string> extends Partial<FieldControl> {
  /** Its name where no label shows it. */
  'aria-label'?: string
  options: readonly { readonly value: Value; readonly label: string }[]
  /** null: nothing is chosen yet. */
  value: Value | null
  /** Shown while nothing is chosen. Default a dash. */
  placeholder?: string
  onChange: (value: Value) => void
}

/** A native select for a few options. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { options, value, placeholder = '–', onChange, ...control } = props
  return (
    <div className="bp6-html-select bp6-fill">
      <select
        {...control}
        value={value ?? ''}
        onChange={({ currentTarget }) => {
          const found = options.find((option) => option.value === currentTarget.value)
          if (found !== undefined) onChange(found.value)
        }}
      >
        {value === null ? <option value="">{placeholder}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
