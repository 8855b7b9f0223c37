import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { NAMED_TEMPLATES, offeredTemplates, templateText } from './templateText.ts'

const intl = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'Europe/Madrid' })

it('describes what a message is about', () => {
  expect(templateText('alert-change', intl('en_US'))).toBe('Alert')
  expect(templateText('token-ending', intl('es_ES'))).toBe('Token de API que caduca')
})

it('shows an unknown template by its name', () => {
  expect(templateText('tide-report', intl('en_US'))).toBe('tide-report')
  expect(templateText('toString', intl('en_US'))).toBe('toString')
})

it('names every known template', () => {
  const known = Object.keys(en).filter((id) => id.startsWith('kind.'))
  expect(known).toEqual(NAMED_TEMPLATES.map((template) => `kind.${template}`))
})

it('offers each template once, including ones that only the rows have', () => {
  const offered = offeredTemplates('tide-report', 'invitation', undefined)
  expect(offered).toEqual([...NAMED_TEMPLATES, 'tide-report'].toSorted())
})
