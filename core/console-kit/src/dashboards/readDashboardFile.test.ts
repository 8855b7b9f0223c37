import { dashboardFileOf } from '@airshed/domain'
import { expect, it } from 'vitest'
import { readDashboardFile } from './readDashboardFile.ts'

const place = { x: 0, y: 0, w: 4, h: 3 }
const widget = {
  id: 'w1',
  type: 'NoteWidget',
  configVersion: 1,
  layout: { xl: place, lg: place, md: place, sm: place, xs: place },
  config: { text: 'Windy' },
}
const file = dashboardFileOf({
  name: 'Quay watch',
  description: '',
  is_updates_on: true,
  range: null,
  configuration: { widgets: [widget] },
})
const read = (value: unknown) => readDashboardFile(JSON.stringify(value))

it('accepts a dashboard file that was exported', () => {
  expect(read(file)).toEqual({ state: 'read', file })
})

it('says at which place a text stops being JSON', () => {
  expect(readDashboardFile('{"format": ')).toMatchObject({
    state: 'not-json',
    reason: expect.stringContaining('JSON'),
  })
})

it('tells a newer file from a wrong one', () => {
  expect(read({ ...file, formatVersion: 2, new_part: {} })).toEqual({
    state: 'newer',
    saved: 2,
    known: 1,
  })
})

it.each([
  ['a short name', { ...file.dashboard, name: 'Q' }, '/dashboard/name'],
  [
    'a widget beside the grid',
    {
      ...file.dashboard,
      widgets: [{ ...widget, layout: { ...widget.layout, sm: { ...place, x: -1 } } }],
    },
    '/dashboard/widgets/0/layout/sm/x',
  ],
  [
    'two widgets of one id',
    { ...file.dashboard, widgets: [widget, widget] },
    '/dashboard/widgets/1/id',
  ],
])('names the path of %s', (_, dashboard, path) => {
  expect(read({ ...file, dashboard })).toMatchObject({ state: 'invalid', issues: [{ path }] })
})

it.each([[null], ['text'], [[]], [{ format: 'grafana', formatVersion: 9 }]])(
  'refuses the dashboard file %j',
  (value) => {
    expect(read(value).state).toBe('invalid')
  },
)
