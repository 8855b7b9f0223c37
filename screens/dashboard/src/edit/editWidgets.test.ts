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
  it('stands beside the others where there is room, and below where there is none', () => {
    expect(two.map(({ layout }) => layout.xl)).toEqual([
      { x: 0, y: 0, w: 8, h: 4 },
      { x: 8, y: 0, w: 8, h: 4 },
    ])
    expect(two[1]?.layout.lg).toMatchObject({ y: 4 })
    expect(two[1]?.layout.xs).toMatchObject({ x: 0, y: 4, w: 4 })
  })

  it('is of the version that the plugin has', () => {
    expect(two[0]).toMatchObject({ id: 'a', type: 'ChartWidget', configVersion: 1 })
  })
})

it('changes the settings of one widget and leaves the others alone', () => {
  const next = changeConfig(two, 'b', { name: 'renamed' }, 2)
  expect(next[0]).toBe(two[0])
  expect(next[1]).toMatchObject({ configVersion: 2, config: { name: 'renamed' } })
})

it('removes one widget', () => {
  expect(removeWidget(two, 'a').map(({ id }) => id)).toEqual(['b'])
})
