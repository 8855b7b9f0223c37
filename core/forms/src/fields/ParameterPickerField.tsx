import type { FieldProps } from '@rjsf/utils'
import { useEffect, useRef } from 'react'
import type { ParameterOption } from '../formContext.ts'
import { useFormState } from '../formState.ts'
import { ofKinds } from '../picker/ofKinds.ts'
import { Picker } from '../picker/Picker.tsx'
import { useLoadedOptions } from '../picker/useLoadedOptions.ts'
import { typeOf, type JsonSchema } from '../schema/jsonSchema.ts'
import { titleOf } from './fieldName.ts'

interface ParameterPickerOptions {
  /** Field that holds the devices; default `node_id`. */
  nodesField?: string
  /** Field that gets the data points of the parameter, one for each device; default none. */
  dataPointsField?: string
  /** Kinds of parameters that are offered, such as `direction`; default all. */
  kinds?: readonly string[]
}

/**
 * Parameters that the devices selected in the same form measure: one if the schema expects a text,
 * several if it expects a list. Parameters that none of them measures any longer are removed. Another
 * field can be filled with the corresponding data points.
 */
export function ParameterPickerField(props: FieldProps) {
  const { fieldPathId, formData, schema, uiSchema, required, disabled, readonly, onChange } = props
  const { text, context, value } = useFormState()
  const isMultiple = typeOf(schema as JsonSchema) === 'array'
  const chosen = [(formData as string | string[] | undefined) ?? []].flat()
  const options = (uiSchema?.['ui:options'] ?? {}) as ParameterPickerOptions
  const { nodesField = 'node_id', dataPointsField, kinds } = options
  const nodeIds = [(value[nodesField] as string | string[] | undefined) ?? []].flat()
  const key = nodeIds.length === 0 ? null : nodeIds.join(' ')
  const found = useLoadedOptions<ParameterOption>(
    key,
    (signal) => context.findParameters?.(nodeIds, signal) ?? Promise.resolve([]),
  )

  const keyAtFirst = useRef(key)
  const isAnswered = key === null || (found.state === 'ready' && found.answered === key)
  const set = (next: readonly string[]): void =>
    onChange(isMultiple ? [...next] : next[0], fieldPathId.path)
  const meant = isAnswered
    ? chosen.flatMap((path) => found.options.find((option) => option.value === path) ?? [])
    : null
  const dataPointIds = meant?.flatMap((option) => option.dataPointIds) ?? []
  const dataPoints = dataPointIds.length === 0 ? null : dataPointIds.join(' ')
  useEffect(() => {
    // The saved value is kept until the devices change.
    if (key === keyAtFirst.current || meant === null || meant.length === chosen.length) return
    set(meant.map((option) => option.value))
    // oxlint-disable-next-line react/exhaustive-deps -- only another set of devices resets the choice
  }, [key, isAnswered])
  useEffect(() => {
    if (dataPointsField === undefined || dataPoints === null) return
    const known = value[dataPointsField] as readonly string[] | undefined
    if (known?.join(' ') === dataPoints) return
    onChange(dataPointIds, [...fieldPathId.path.slice(0, -1), dataPointsField])
    // oxlint-disable-next-line react/exhaustive-deps -- the data points depend only on the parameter and the devices
  }, [dataPoints])

  return (
    <Picker
      id={fieldPathId.$id}
      label={titleOf(fieldPathId, schema, text)}
      options={ofKinds(found.options, kinds)}
      known={found.options}
      chosen={chosen}
      isMultiple={isMultiple}
      isRequired={required}
      isDisabled={disabled === true || readonly === true || nodeIds.length === 0}
      state={found.state}
      hint={nodeIds.length === 0 ? text('form.picker.nodesFirst') : undefined}
      onRetry={found.retry}
      onChange={set}
    />
  )
}
