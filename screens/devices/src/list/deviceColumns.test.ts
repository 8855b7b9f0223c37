import { createPluginIntl } from '@airshed/kit'
import { TEST_NOW_MS } from '@airshed/testing'
import { expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { deviceColumns } from './deviceColumns.tsx'
import { OWN_DEVICE_LIST } from './params.ts'

const columns = deviceColumns({
  intl: createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'UTC' }),
  nowMs: TEST_NOW_MS,
  organizations: new Map(),
  isOfAll: true,
})

it('the list can be sorted by its columns that the server sorts by, and by no other', () => {
  const sortable = columns.filter(({ isSortable }) => isSortable === true)
  expect(sortable.map(({ id }) => id)).toEqual(['status', 'name', 'serial', 'type', 'last_online'])
})

it('every order of the server has its column, whose header chooses it', () => {
  const chosen = columns.flatMap(({ id, otherOrder }) => [id, otherOrder?.id])
  expect(chosen).toEqual(expect.arrayContaining([...OWN_DEVICE_LIST.sorts]))
})
