import { HTMLSelect } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { wordsOf } from '../fields/fieldName.ts'
import { useFieldAria, useFormState } from '../formState.ts'
import { isNullable, type JsonSchema } from '../schema/jsonSchema.ts'
import { Picker } from '../picker/Picker.tsx'
import { useChoices } from './useChoices.ts'

function SingleSelect(props: WidgetProps) {
  const { id, value, schema, required, disabled, readonly, onChange } = props
  const { text, isAssumed } = useFormState()
  const aria = useFieldAria(id)
  const given = useChoices(props)
  const current: unknown = value
  // A saved value remains visible, even if the page no longer offers it.
  const isForeign = current !== undefined && current !== null
  const choices =
    isForeign && given.every((choice) => choice.value !== current)
      ? [...given, { value: current, label: String(current as string | number) }]
      : given
  const index = choices.findIndex((choice) => choice.value === current)
  const mayBeUnknown = isAssumed(id)
  const isEmptyOffered =
    index < 0 || mayBeUnknown || (required !== true && schema.default === undefined)
  const choose = mayBeUnknown ? 'form.unknown' : 'form.select.choose'
  const nothing = text(choices.length === 0 ? 'form.select.none' : choose)
  return (
    <HTMLSelect
      id={id}
      {...aria}
      fill
      value={index < 0 ? '' : String(index)}
      disabled={disabled === true || readonly === true || choices.length === 0}
      onChange={({ currentTarget: { value: chosen } }) =>
        onChange(
          chosen === ''
            ? isNullable(schema as JsonSchema) && !mayBeUnknown
              ? null
              : undefined
            : choices[Number(chosen)]?.value,
        )
      }
    >
      {isEmptyOffered ? <option value="">{nothing}</option> : null}
      {choices.map((choice, position) => (
        <option key={String(choice.value as string | number)} value={String(position)}>
          {choice.label}
        </option>
      ))}
    </HTMLSelect>
  )
}

function MultiSelect(props: WidgetProps) {
  const { id, name, value, schema, disabled, readonly, onChange } = props
  const { text } = useFormState()
  const options = useChoices(props).map((choice) => ({
    value: String(choice.value as string | number),
    label: choice.label,
  }))
  return (
    <Picker
      id={id}
      label={text.find([wordsOf([name])]) ?? schema.title ?? name}
      options={options}
      chosen={(value as string[] | undefined) ?? []}
      isMultiple
      isDisabled={disabled === true || readonly === true}
      onChange={onChange}
    />
  )
}

/** A choice among words: a native select, or a picker with tags if several may be chosen. */
export function SelectWidget(props: WidgetProps) {
  return props.multiple === true ? <MultiSelect {...props} /> : <SingleSelect {...props} />
}
