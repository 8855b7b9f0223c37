import { Button, ChoiceButtons, createPluginIntl, SearchSelect, useNavigation } from '@airshed/kit'
import { defaultsOf, NumberInput, SchemaForm, withDefaults } from '@airshed/kit/forms'
import type { CompiledValidator } from '@airshed/kit/define'
import { useState } from 'react'

/** In a test: the texts of a plugin for a reader. */
export const intl = createPluginIntl(
  { en: { title: 'Odour diary' }, es: { title: 'Diario de olores' } },
  { locale: 'es_ES', timezone: 'Europe/Madrid' },
)

/** A button that opens another page of the console. */
export function ToAlerts() {
  const navigation = useNavigation()
  return <Button text="Alerts" onClick={() => navigation.go('alerts')} />
}

const schema = {
  type: 'object',
  properties: { limit: { type: 'number', default: 25, title: 'Limit' } },
}

/** The choices of a screen, as a form. */
export function Choices({ validator }: { validator: CompiledValidator }) {
  const [value, setValue] = useState(() => defaultsOf<{ limit: number }>(schema))
  return <SchemaForm schema={schema} validator={validator} value={value} onChange={setValue} />
}

/** A limit of a screen's own, typed in the language of the page; null while the field is empty. */
export function Limit() {
  const [limit, setLimit] = useState<number | string | null>(25)
  return <NumberInput aria-label="Limit" value={limit} onChange={setLimit} />
}

const PARAMETERS = [
  { value: 'pm25', label: 'PM2.5' },
  { value: 'no2', label: 'NO2' },
] as const

/** What is typed and chosen on a page of a screen, outside a form. */
export interface Wish {
  parameter: 'pm25' | 'no2'
  period: 'day' | 'week'
  /** A text is one that could not be read as a number; null: the field is empty. */
  limit: number | string | null
}

/** A select, a few choices as buttons, a number and a button: the controls of the kit on a page of a screen. */
export function Controls({ onApply }: { onApply: (wish: Wish) => void }) {
  const [wish, setWish] = useState<Wish>({ parameter: 'pm25', period: 'day', limit: 25 })
  return (
    <>
      <SearchSelect
        label="Parameter"
        options={PARAMETERS}
        value={wish.parameter}
        onChange={(parameter) => setWish({ ...wish, parameter })}
      />
      <ChoiceButtons
        label="Period"
        choices={[
          { id: 'day', text: 'Day' },
          { id: 'week', text: 'Week' },
        ]}
        chosen={wish.period}
        onChoose={(period) => setWish({ ...wish, period })}
      />
      <NumberInput
        aria-label="Limit"
        value={wish.limit}
        onChange={(limit) => setWish({ ...wish, limit })}
        aria-invalid={typeof wish.limit === 'string'}
      />
      <Button
        intent="primary"
        text="Apply"
        disabled={typeof wish.limit !== 'number'}
        onClick={() => onApply(wish)}
      />
    </>
  )
}

/** Choices that an older version of the screen saved, with the defaults of the fields that came since. */
export const completed = (validator: CompiledValidator, saved: { limit?: number }) =>
  withDefaults(schema, validator, saved)
