import type { FieldProps } from '@rjsf/utils'
import { useState } from 'react'
import { useFormState } from '../formState.ts'
import { Picker } from '../picker/Picker.tsx'
import { useLoadedOptions } from '../picker/useLoadedOptions.ts'
import { typeOf, type JsonSchema } from '../schema/jsonSchema.ts'
import { titleOf } from './fieldName.ts'

/** Delay between the last key press and the request. */
const SEARCH_WAIT_MS = 300

/** Devices by name or serial: one if the schema expects a text, several if it expects a list. */
export function NodePickerField(props: FieldProps) {
  const { fieldPathId, formData, schema, required, disabled, readonly, onChange } = props
  const { text, context } = useFormState()
  const isMultiple = typeOf(schema as JsonSchema) === 'array'
  const chosen = [(formData as string | string[] | undefined) ?? []].flat()
  const [words, setText] = useState('')
  const [hasMore, setMore] = useState(false)
  const found = useLoadedOptions(
    `search ${words}`,
    async (signal) => {
      const answer = (await context.searchNodes?.(words, signal)) ?? []
      const isCut = 'hasMore' in answer && answer.hasMore
      if (!signal.aborted) setMore(isCut)
      return 'options' in answer ? answer.options : answer
    },
    words === '' ? 0 : SEARCH_WAIT_MS,
  )
  const named = useLoadedOptions(
    chosen.length === 0 ? null : chosen.join(' '),
    (signal) => context.findNodes?.(chosen, signal) ?? Promise.resolve([]),
  )
  return (
    <Picker
      id={fieldPathId.$id}
      label={titleOf(fieldPathId, schema, text)}
      options={found.options}
      known={named.options}
      chosen={chosen}
      isMultiple={isMultiple}
      isRequired={required}
      isDisabled={disabled === true || readonly === true}
      state={found.state === 'ready' ? named.state : found.state}
      hasMore={hasMore}
      onSearch={setText}
      onRetry={() => {
        found.retry()
        named.retry()
      }}
      onChange={(next) => onChange(isMultiple ? next : next[0], fieldPathId.path)}
    />
  )
}
