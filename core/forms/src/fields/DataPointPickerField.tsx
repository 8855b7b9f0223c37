import type { FieldProps } from '@rjsf/utils'
import { useEffect, useRef } from 'react'
import { useFormState } from '../formState.ts'
import { ofKinds } from '../picker/ofKinds.ts'
import { Picker } from '../picker/Picker.tsx'
import { useLoadedOptions } from '../picker/useLoadedOptions.ts'
import { typeOf, type JsonSchema } from '../schema/jsonSchema.ts'
import { titleOf } from './fieldName.ts'

/** Field that holds the devices, unless `ui:options.nodesField` names another. */
const NODES_FIELD = 'node_id'

interface DataPointPickerOptions {
  /** Field that holds the devices; default `node_id`. */
  nodesField?: string
  /** Field that holds a sensor: only its data points are offered; default all of the devices. */
  sensorField?: string
  /**
   * Ids of parameters, such as `150:1`: if nothing is chosen and exactly one offered data point measures
   * one of them, it is chosen automatically; default none.
   */
  onlyOf?: readonly string[]
  /** Kinds of parameters that are offered, such as `direction`; default all. */
  kinds?: readonly string[]
}

const NO_PARAMETERS: readonly string[] = []
/** The parameter that a data point measures: what follows the slash of its id. */
const parameterOf = (dataPointId: string): string =>
  dataPointId.slice(dataPointId.lastIndexOf('/') + 1)

/**
 * Data points of the devices that are chosen in the same form, or of one sensor of them. When a device is
 * removed or the sensor changes, its data points are removed too; if only one fits `onlyOf`, it is chosen
 * automatically.
 */
export function DataPointPickerField(props: FieldProps) {
  const { fieldPathId, formData, schema, uiSchema, required, disabled, readonly, onChange } = props
  const { text, context, value } = useFormState()
  const isMultiple = typeOf(schema as JsonSchema) === 'array'
  const chosen = [(formData as string | string[] | undefined) ?? []].flat()
  const {
    nodesField = NODES_FIELD,
    sensorField,
    onlyOf = NO_PARAMETERS,
    kinds,
  } = (uiSchema?.['ui:options'] ?? {}) as DataPointPickerOptions
  const nodes = value[nodesField] as string | string[] | undefined
  const nodeIds = [nodes ?? []].flat()
  const key = nodeIds.length === 0 ? null : nodeIds.join(' ')
  const found = useLoadedOptions(
    key,
    (signal) => context.findDataPoints?.(nodeIds, signal) ?? Promise.resolve([]),
  )

  const sensor = sensorField === undefined ? null : ((value[sensorField] ?? '') as string)
  const fitting = ofKinds(found.options, kinds)
  const offered =
    sensor === null ? fitting : fitting.filter((option) => option.value.startsWith(`${sensor}/`))
  const missing = nodeIds.length === 0 ? 'form.picker.nodesFirst' : 'form.picker.sensorFirst'
  const isOpen = nodeIds.length > 0 && sensor !== ''

  const set = (next: string[]): void => onChange(isMultiple ? next : next[0], fieldPathId.path)
  const scope = `${key} ${sensor}`
  const scopeAtFirst = useRef(scope)
  const isAnswered = key === null || (found.state === 'ready' && found.answered === key)
  useEffect(() => {
    // The saved value is kept until the devices or their sensor change.
    if (scope === scopeAtFirst.current || !isAnswered) return
    const left = chosen.filter((id) => offered.some((option) => option.value === id))
    const fitting = offered.filter(({ value: id }) => onlyOf.includes(parameterOf(id)))
    if (left.length === 0 && fitting.length === 1) set(fitting.map(({ value: id }) => id))
    else if (left.length < chosen.length) set(left)
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of devices or sensor removes data points, or chooses one
  }, [scope, isAnswered])

  return (
    <Picker
      id={fieldPathId.$id}
      label={titleOf(fieldPathId, schema, text)}
      options={offered}
      known={found.options}
      chosen={chosen}
      isMultiple={isMultiple}
      isRequired={required}
      isDisabled={disabled === true || readonly === true || !isOpen}
      state={found.state}
      hint={isOpen ? undefined : text(missing)}
      onRetry={found.retry}
      onChange={set}
    />
  )
}
