import type { FieldProps } from '@rjsf/utils'
import { useState } from 'react'
import { choicesOf, type PickerOption } from '../formContext.ts'
import { useFormState } from '../formState.ts'
import { Picker } from '../picker/Picker.tsx'
import { useLoadedOptions } from '../picker/useLoadedOptions.ts'
import { titleOf } from './fieldName.ts'

/** Delay between the last key press and the request. */
const LOOKUP_WAIT_MS = 300

/**
 * One of very many options, found by typing: `formContext.lookups[field]` is called once enough
 * characters are entered (`ui:options.minLength`, default 3). An outdated request is cancelled.
 * `formContext.choices[field]` provides the label of the chosen value before the user types.
 */
export function LookupField(props: FieldProps) {
  const { fieldPathId, formData, schema, uiSchema, name, required, disabled, readonly, onChange } =
    props
  const { text, context } = useFormState()
  const [words, setText] = useState('')
  const options = uiSchema?.['ui:options'] as { minLength?: number } | undefined
  const minLength = options?.minLength ?? 3
  const asked = words.trim()
  const isEnough = asked.length >= minLength
  const found = useLoadedOptions(
    isEnough ? asked : null,
    (signal) => context.lookups?.[name]?.(asked, signal) ?? Promise.resolve([]),
    LOOKUP_WAIT_MS,
  )
  // The selected option keeps its name when the list changes.
  const [named, setNamed] = useState<readonly PickerOption[]>([])
  const hint = minLength === 0 ? undefined : text('form.lookup.more', { count: minLength })
  return (
    <Picker
      id={fieldPathId.$id}
      label={titleOf(fieldPathId, schema, text)}
      options={isEnough ? found.options : []}
      known={[...named, ...(choicesOf(context, name) ?? [])]}
      chosen={[(formData as string | undefined) ?? []].flat()}
      isMultiple={false}
      isRequired={required}
      isDisabled={disabled === true || readonly === true}
      state={found.state}
      hint={hint}
      {...(isEnough || hint === undefined ? {} : { none: hint })}
      onSearch={setText}
      onRetry={found.retry}
      onChange={([value]) => {
        setNamed(found.options.filter((option) => option.value === value))
        onChange(value, fieldPathId.path)
      }}
    />
  )
}
