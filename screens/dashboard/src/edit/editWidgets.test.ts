import type { Widget } from '@airshed/console-kit'
import type { WidgetManifest } from '@airshed/kit/define'
import { describe, expect, it } from 'vitest'
import { addWidget, changeConfig, removeWidget } from './editWidgets.ts'

const chart = {
  type: 'ChartWidget',
  configVersion: 1,
  size: { default: { w: 8, h: 4 }, min: { w: 4, h: 3 } },
} as WidgetManifest

const two = ['a', 'b'].reduce<Widget[]>(
  (widgets, id) => addWidget(widgets, chart, { name: id }, id),
  [],
)

describe('a new widget', () => {
  it('places a new widget beside others where there is room, else below', () => {
    expect(two.map(({ layout }) => layout.xl)).toEqual([
      { x: 0, y: 0, w: 8, h: 4 },
      { x: 8, y: 0, w: 8, h: 4 },
    ])
    expect(two[1]?.layout.lg).toMatchObject({ y: 4 })
    expect(two[1]?.layout.xs).toMatchObject({ x: 0, y: 4, w: 4 })
  })

  it('gives a new widget the config version of its plugin', () => {
    expect(two[0]).toMatchObject({ id: 'a', type: 'ChartWidget', configVersion: 1 })
  })
})

it('changes the settings of one widget and keeps the others', () => {
  const next = changeConfig(two, 'b', { name: 'renamed' }, 2)
  expect(next[0]).toBe(two[0])
  expect(next[1]).toMatchObject({ configVersion: 2, config: { name: 'renamed' } })
})

it('removes one widget of the dashboard', () => {
  expect(removeWidget(two, 'a').map(({ id }) => id)).toEqual(['b'])
})
