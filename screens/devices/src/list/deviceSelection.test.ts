import type { ListSelection } from '@airshed/console-kit'
import { expect, it } from 'vitest'
import { deviceSelection } from './deviceSelection.ts'

const all = (filters: Record<string, unknown>, search = ''): ListSelection => ({
  all: true,
  query: { search, sort: 'name', group: null, filters },
  except: new Set(),
})

it('selects every matching device by each filter of the list, in its organization', () => {
  const filters = {
    status: ['online'],
    type: ['Driq'],
    tag: ['roof'],
    battery: ['low'],
    firmware: ['3.1.21'],
    is_clock_unset: true,
    organization_id: 'org_harbour',
  }
  expect(deviceSelection(all(filters, 'quay'), null)).toEqual({
    matching: { ...filters, search: 'quay' },
  })
  expect(deviceSelection(all(filters), 'org_city')).toEqual({
    matching: { ...filters, organization_id: 'org_city' },
  })
})
