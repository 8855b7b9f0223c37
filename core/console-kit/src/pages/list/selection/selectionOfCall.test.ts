import { expect, it } from 'vitest'
import type { ListSelection } from './selection.ts'
import { selectionOfCall } from './selectionOfCall.ts'

const all = (filters: Record<string, unknown>, search = ''): ListSelection => ({
  all: true,
  query: { search, sort: 'name', group: null, filters },
  except: new Set(),
})

it('selects every matching row by each filter of the list, in its organization', () => {
  const filters = {
    status: ['online'],
    type: ['Driq'],
    tag: ['roof'],
    battery: ['low'],
    firmware: ['3.1.21'],
    is_clock_unset: true,
    organization_id: 'org_harbour',
  }
  expect(selectionOfCall(all(filters, 'quay'), null)).toEqual({
    matching: { ...filters, search: 'quay' },
  })
  expect(selectionOfCall(all(filters), 'org_city')).toEqual({
    matching: { ...filters, organization_id: 'org_city' },
  })
})

it('names rows by their ids, and those that are left out of all', () => {
  expect(selectionOfCall({ all: false, keys: new Set(['a', 'b']) }, 'org_city')).toEqual({
    ids: ['a', 'b'],
  })
  expect(selectionOfCall({ ...all({}), except: new Set(['c']) } as ListSelection, null)).toEqual({
    matching: {},
    except: ['c'],
  })
})
