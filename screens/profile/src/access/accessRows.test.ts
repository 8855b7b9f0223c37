import { expect, it } from 'vitest'
import { accessRows } from './accessRows.ts'

it('names the role in each organization, by name', () => {
  const permissions = {
    read_users: ['port', 'city'],
    manage_users: ['city'],
    read_devices: ['lab'],
  }
  const organizations = [
    { id: 'port', name: 'Port authority' },
    { id: 'lab', name: 'Air lab' },
    { id: 'city', name: 'Ávila' },
  ]
  expect(accessRows({ permissions, locale: 'es_ES' }, organizations)).toEqual([
    { id: 'lab', name: 'Air lab', role: null },
    { id: 'city', name: 'Ávila', role: 'manager' },
    { id: 'port', name: 'Port authority', role: 'user' },
  ])
})
