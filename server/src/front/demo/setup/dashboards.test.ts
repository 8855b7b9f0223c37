import { expect, it } from 'vitest'
import { createWidgetConfigs } from '../../../dashboards/dashboards/widgetConfigs.ts'
import { BUILT_IN_WIDGETS } from '@airshed/plugins/manifests'
import { DEMO_DASHBOARDS } from './dashboards.ts'

it('the dashboards of the demo contain configs that their plugins accept', () => {
  const configs = createWidgetConfigs(BUILT_IN_WIDGETS)
  const known = new Set(BUILT_IN_WIDGETS.map(({ manifest }) => manifest.type))
  for (const { name, widgets } of DEMO_DASHBOARDS) {
    expect(configs.issuesInAll(widgets, [], `/${name}`)).toEqual([])
    expect(widgets.filter(({ type }) => !known.has(type))).toEqual([])
  }
})

it('widgets made low to fit above the fold have their usual height on a phone, without holes', () => {
  const charts = DEMO_DASHBOARDS.flatMap(({ widgets }) => widgets).filter(
    ({ type }) => type === 'ChartWidget',
  )
  expect(charts.map(({ layout: { xl, sm, xs } }) => [xl.h, sm.h, xs.h])).toContainEqual([3, 4, 4])
  for (const { widgets } of DEMO_DASHBOARDS) {
    const ends = widgets.map(({ layout: { xs } }) => xs.y + xs.h)
    const begins = widgets.map(({ layout: { xs } }) => xs.y)
    expect(begins.slice(1)).toEqual(ends.slice(0, -1))
  }
})

it.each([
  ['xl', 16],
  ['lg', 12],
  ['md', 8],
] as const)(
  'the first nine cards of the City overview leave no hole at %s',
  (breakpoint, columns) => {
    const [city] = DEMO_DASHBOARDS
    const rects = city?.widgets.slice(0, 9).map(({ layout }) => layout[breakpoint]) ?? []
    const rows = Math.max(...rects.map(({ y, h }) => y + h))
    expect(rects.reduce((cells, { w, h }) => cells + w * h, 0)).toBe(columns * rows)
  },
)
