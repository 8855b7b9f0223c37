import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { actionText, namedActions } from './actionText.ts'
import { entityText, namedEntities } from './entityText.ts'

const intl = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })

it('names the action and the kind of its object', () => {
  expect(actionText('token.created', intl('en_US'))).toBe('Created an API token')
  expect(actionText('token.created', intl('es_ES'))).toBe('Creó un token de API')
  expect(entityText('nodes', intl('en_US'))).toBe('Devices')
})

it('shows unknown actions and objects as they are', () => {
  expect(actionText('acme.baked', intl('en_US'))).toBe('acme.baked')
  expect(actionText('toString', intl('en_US'))).toBe('toString')
  expect(entityText('ovens', intl('en_US'))).toBe('ovens')
})

it('offers the known actions and objects', () => {
  expect(namedActions(intl('en_US'))).toContain('node.claimed')
  expect(namedEntities(intl('en_US'))).toContain('dashboards')
})
