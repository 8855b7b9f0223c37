import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { partyNames } from './partyNames.ts'

const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'UTC' })
const names = new Map([
  ['org_port', 'Port of Alder'],
  ['org_abbey', 'Abbey School'],
])

it('names organizations in order, and counts unknown ones at the end', () => {
  const words = (...ids: string[]) => partyNames(ids, names, intl)
  expect(words('org_port', 'org_abbey')).toBe('Abbey School and Port of Alder')
  expect(words('org_x', 'org_port', 'org_y')).toBe('Port of Alder and 2 other organizations')
  expect(words('org_x')).toBe('Another organization')
  expect(words('org_x', 'org_y', 'org_z')).toBe('3 other organizations')
})
