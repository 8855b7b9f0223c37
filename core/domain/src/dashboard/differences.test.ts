import { expect, it } from 'vitest'
import { dashboardDifferences } from './differences.ts'
import { documentWith, movedTo, widgetNamed } from './documents.fixture.ts'

const pm = widgetNamed('PM2.5', 0)
const wind = widgetNamed('Wind', 3)
const before = documentWith([pm, wind])

it('finds no difference but the order of keys between equal dashboards', () => {
  const { name, ...rest } = pm.config
  const shuffled = { ...pm, config: { ...rest, name } }
  expect(dashboardDifferences(before, documentWith([shuffled, wind]))).toEqual([])
})

it('names widgets that went, came, moved and changed, by their visible names', () => {
  const renamed = { ...wind, config: { name: 'Wind at the pier', show_zones: true } }
  const after = documentWith([movedTo(renamed, 6), widgetNamed('Dust')], {
    name: 'Harbour',
    is_updates_on: false,
  })
  expect(dashboardDifferences(before, after)).toEqual([
    { kind: 'widget-removed', widget_id: 'PM2.5', name: 'PM2.5' },
    {
      kind: 'widget-configured',
      widget_id: 'Wind',
      name: 'Wind at the pier',
      fields: ['name', 'show_zones'],
    },
    { kind: 'widget-moved', widget_id: 'Wind', name: 'Wind at the pier' },
    { kind: 'widget-added', widget_id: 'Dust', name: 'Dust' },
    { kind: 'renamed', name: 'Harbour' },
    { kind: 'updates' },
  ])
})

it('calls a widget without a name by its type', () => {
  const nameless = { ...pm, config: {} }
  expect(dashboardDifferences(documentWith([]), documentWith([nameless]))).toEqual([
    { kind: 'widget-added', widget_id: 'PM2.5', name: 'ChartWidget' },
  ])
})
