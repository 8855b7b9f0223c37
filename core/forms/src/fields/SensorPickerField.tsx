import type { FieldProps } from '@rjsf/utils'
import { useEffect, useRef } from 'react'
import { useFormState } from '../formState.ts'
import { Picker } from '../picker/Picker.tsx'
import { useLoadedOptions } from '../picker/useLoadedOptions.ts'
import { titleOf } from './fieldName.ts'

/** Field that holds the device, unless `ui:options.nodesField` names another. */
const NODES_FIELD = 'node_id'

/**
 * One sensor of the device that is chosen in the same form, by its connection string. It is cleared when
 * the device changes.
 */
export function SensorPickerField(props: FieldProps) {
  const { fieldPathId, formData, schema, uiSchema, required, disabled, readonly, onChange } = props
  const { text, context, value } = useFormState()
  const chosen = [(formData as string | undefined) ?? []].flat().filter((id) => id !== '')
  const options = uiSchema?.['ui:options'] as { nodesField?: string } | undefined
  const nodes = value[options?.nodesField ?? NODES_FIELD] as string | string[] | undefined
  const nodeIds = [nodes ?? []].flat().filter((id) => id !== '')
  const key = nodeIds.length === 0 ? null : nodeIds.join(' ')
  const found = useLoadedOptions(
    key,
    (signal) => context.findSensors?.(nodeIds, signal) ?? Promise.resolve([]),
  )

  const keyAtFirst = useRef(key)
  const isAnswered = key === null || (found.state === 'ready' && found.answered === key)
  const isOffered = chosen.every((id) => found.options.some((option) => option.value === id))
  useEffect(() => {
    // The saved value is kept until the device changes.
    if (key === keyAtFirst.current || !isAnswered || isOffered) return
    onChange(undefined, fieldPathId.path)
    // oxlint-disable-next-line react/exhaustive-deps -- only another device clears the sensor
  }, [key, isAnswered])

  return (
    <Picker
      id={fieldPathId.$id}
      label={titleOf(fieldPathId, schema, text)}
      options={found.options}
      chosen={chosen}
      isMultiple={false}
      isRequired={required}
      isDisabled={disabled === true || readonly === true || nodeIds.length === 0}
      state={found.state}
      hint={nodeIds.length === 0 ? text('form.picker.nodesFirst') : undefined}
      onRetry={found.retry}
      onChange={([next]) => onChange(next, fieldPathId.path)}
    />
  )
}
