import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from '../../messages/en.json' with { type: 'json' }
import { addSensorChoices, sensorOf, withConnection } from './addSensorChoices.ts'

const intl = createPluginIntl({ en, es: en }, { locale: 'en_US', timezone: 'UTC' })
const at = (com_port: number, com_type = 1, address = 0) => ({ com_port, com_type, address })
const available = [
  { name: 'adam', connections: [at(2, 2, 1), at(2, 2, 2)] },
  { name: 'davis', connections: [at(2), at(3)] },
]

it('starts with the first sensor at its first free connection', () => {
  expect(withConnection(available, {})).toEqual({ driver: 'adam', connection: '2.2.1' })
  expect(withConnection([], {})).toEqual({})
})

it('keeps a connection that another sensor supports, else takes its first one', () => {
  const chosen = withConnection(available, { driver: 'davis', connection: '2.2.1' })
  expect(chosen).toEqual({ driver: 'davis', connection: '2.1.0' })
  const kept = { driver: 'davis', connection: '3.1.0' }
  expect(withConnection(available, kept)).toEqual(kept)
})

it('names connections by port, and by address on a bus', () => {
  const words = (driver: string) =>
    addSensorChoices(available, driver, intl)['connection']?.map(({ label }) => label)
  expect(words('davis')).toEqual(['Port 2', 'Port 3'])
  expect(words('adam')).toEqual(['Port 2, address 1', 'Port 2, address 2'])
})

it('sends the connection in its parts', () => {
  const body = { name: 'adam', ...at(2, 2, 2) }
  expect(sensorOf(available, { driver: 'adam', connection: '2.2.2' })).toEqual(body)
  expect(sensorOf(available, { driver: 'adam', connection: '9.9.9' })).toBeUndefined()
})
