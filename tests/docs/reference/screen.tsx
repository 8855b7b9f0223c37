import { Button, createPluginIntl, useNavigation } from '@airshed/kit'
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

/** Choices that an older version of the screen saved, with the defaults of the fields that came since. */
export const completed = (validator: CompiledValidator, saved: { limit?: number }) =>
  withDefaults(schema, validator, saved)
