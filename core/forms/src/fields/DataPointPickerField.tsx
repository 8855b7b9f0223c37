import type { FieldProps } from '@rjsf/utils'
import { useEffect, useRef } from 'react'
import { useFormState } from '../formState.ts'
import { Picker } from '../picker/Picker.tsx'
import { useLoadedOptions } from '../picker/useLoadedOptions.ts'
import { typeOf, type JsonSchema } from '../schema/jsonSchema.ts'
import { titleOf } from './fieldName.ts'

/** Field that holds the devices, unless `ui:options.nodesField` names another. */
const NODES_FIELD = 'node_id'

/**
 * Data points of the devices that are chosen in the same form. When a device is taken away, its
 * data points go with it.
 */
export function DataPointPickerField(props: FieldProps) {
  const { fieldPathId, formData, schema, uiSchema, disabled, readonly, onChange } = props
  const { text, context, value } = useFormState()
  const isMultiple = typeOf(schema as JsonSchema) === 'array'
  const chosen = [(formData as string | string[] | undefined) ?? []].flat()
  const options = uiSchema?.['ui:options'] as { nodesField?: string } | undefined
  const nodes = value[options?.nodesField ?? NODES_FIELD] as string | string[] | undefined
  const nodeIds = [nodes ?? []].flat()
  const key = nodeIds.length === 0 ? null : nodeIds.join(' ')
  const found = useLoadedOptions(
    key,
    (signal) => context.findDataPoints?.(nodeIds, signal) ?? Promise.resolve([]),
  )

  const set = (next: string[]): void => onChange(isMultiple ? next : next[0], fieldPathId.path)
  const keyAtFirst = useRef(key)
  const isAnswered = key === null || (found.state === 'ready' && found.answered === key)
  useEffect(() => {
    // What was saved is left alone until the devices change.
    if (key === keyAtFirst.current || !isAnswered) return
    const left = chosen.filter((id) => found.options.some((option) => option.value === id))
    if (left.length < chosen.length) set(left)
    // oxlint-disable-next-line react/exhaustive-deps -- only another set of devices takes data points away
  }, [key, isAnswered])

  return (
    <Picker
      id={fieldPathId.$id}
      label={titleOf(fieldPathId, schema, text)}
      options={found.options}
      chosen={chosen}
      isMultiple={isMultiple}
      isDisabled={disabled === true || readonly === true || nodeIds.length === 0}
      state={found.state}
      hint={nodeIds.length === 0 ? text('form.picker.nodesFirst') : undefined}
      onRetry={found.retry}
      onChange={set}
    />
  )
}
