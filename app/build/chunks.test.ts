import { builtInScreen, builtInWidget } from '@airshed/plugins'
import { expect, it } from 'vitest'
import { CHUNKS, HOME_PACKAGES } from './chunks.ts'

const folderOf = (id: string): string => id.replace('airshed.', '')

it('lists the packages of home and of its widgets, and no others', () => {
  const widgets = builtInScreen('airshed.home').pages['main']?.widgets ?? []
  expect(HOME_PACKAGES).toEqual([
    'screens/home',
    ...widgets.map((type) => `widgets/${folderOf(builtInWidget(type).manifest.id)}`).toSorted(),
  ])
})

/** The group that takes a module, by its test and priority. */
function groupOf(id: string): string | undefined {
  const matching = (CHUNKS.groups ?? []).filter(({ test }) =>
    test instanceof RegExp ? test.test(id) : typeof test === 'function' && test(id) === true,
  )
  const [first] = matching.toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0))
  return first === undefined ? undefined : String(first.name)
}

it.each([
  ['/a/core/charts/src/timeseries/TimeSeries.tsx', 'charts'],
  ['/a/core/charts/src/timeseries/useElementSize.ts', 'common'],
  ['/a/core/charts/src/timeseries/timeSeries.css', undefined],
  ['/a/core/charts/src/shapes/ColumnChart.tsx', 'common'],
  ['/a/core/charts/src/series/drawnPoints.ts', 'charts'],
  ['/a/core/charts/src/series/timeSearch.ts', 'common'],
  ['/a/core/domain/src/reduction/m4.ts', 'charts'],
  ['/a/core/domain/src/drawing/axes/timeMarks.ts', 'charts'],
  ['/a/core/domain/src/drawing/lines/linePoints.ts', 'charts'],
  ['/a/core/domain/src/drawing/axes/placeMarks.ts', 'common'],
  ['/a/core/domain/src/drawing/layouts/columnLayout.ts', 'common'],
  ['/a/core/domain/src/reduction/lineBreaks.ts', 'common'],
  ['/a/core/domain/src/statistics/windRose.ts', 'charts'],
  ['/a/core/charts/src/plotly/Plot.tsx', 'plots'],
  ['/a/core/charts/src/plotly/drawing/PlotDrawing.tsx', 'common'],
  ['/a/node_modules/uplot/dist/uPlot.esm.js', 'charts'],
  ['/a/node_modules/react-dom/client.js', 'react'],
  ['/a/node_modules/maplibre-gl/dist/maplibre-gl.mjs', 'map'],
  ['/a/node_modules/world-atlas/land-50m.json', 'map'],
  ['/a/node_modules/world-atlas/land-10m.json', undefined],
  ['/a/core/kit/src/charts/useSharedScale.ts', 'charts'],
  ['/a/core/kit/src/provider/scaleShare.ts', 'common'],
  ['/a/app/src/auth/authClient.ts', 'session'],
  ['/a/screens/home/src/HomeScreen.tsx', 'console'],
  ['/a/widgets/recent-alerts/src/config.ts?form-validator', 'console'],
  ['/a/widgets/chart/src/ChartWidget.tsx', 'common'],
  ['/a/widgets/recent-alerts/src/messages/es.json', 'home-es'],
  ['/a/schemas/forms/dust-trak/src/plugin.ts', 'device-forms'],
  ['/a/schemas/forms/dust-trak/src/schema.ts?form-validator', undefined],
  ['/a/schemas/forms/dust-trak/src/manifest.ts', 'common'],
  ['/a/core/domain/src/devices/payloadPresets.ts', 'device-forms'],
  ['/a/app/src/messages/es.json', 'spanish'],
  ['/a/core/kit/src/messages/es.json', 'spanish'],
  ['/a/core/kit/src/errors/messages/common-es.json', 'spanish'],
  ['/a/core/kit/src/errors/messages/es.json', undefined],
  ['/a/core/ui/src/messages/en.json', undefined],
  ['/a/node_modules/typebox/build/typebox.mjs?plugins', 'plugin-api'],
])('puts %s into the chunk %s', (id, chunk) => {
  expect(groupOf(id)).toBe(chunk)
})
