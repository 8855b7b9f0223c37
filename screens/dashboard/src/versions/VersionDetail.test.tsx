import { documentOf } from '@airshed/console-kit'
import {
  dashboard,
  nodeWithDataPoints,
  pluginInDevelopment,
  renderScreen,
  savedWidget,
  TEST_NOW_MS,
  type RenderedScreen,
} from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from '../plugin.ts'

let drawn: RenderedScreen | null = null
afterEach(() => drawn?.unmount())

const node = nodeWithDataPoints('1C00A3F7:0', ['1C00A3F7.0.0.0/132:5', '1C00A3F7.0.0.0/132:7'])
const { _id: nodeId, data_points: points = [] } = node
const [first, second] = points
const pointIds = points.map(({ _id: id }) => id)
const gauge = {
  ...pluginInDevelopment(),
  config: {
    properties: {
      name: { title: 'Name' },
      node_id: { title: 'Devices', type: 'array' },
      shown: { title: 'Parameters', type: 'array' },
      show_limits: { title: 'Show limits', type: 'boolean', default: true },
    },
  },
  uiSchema: { node_id: { 'ui:field': 'node-picker' }, shown: { 'ui:field': 'data-point-picker' } },
  messages: {
    en: () => Promise.resolve({ default: {} }),
    es: () =>
      Promise.resolve({
        default: { 'config.shown': 'Parámetros', 'config.show_limits': 'Mostrar límites' },
      }),
  },
}
const base = { name: 'Dust', node_id: [nodeId], shown: pointIds }
const now = savedWidget('AcmeGaugeWidget', base)
const then = { ...now, config: { ...base, shown: pointIds.slice(0, 1), show_limits: false } }
const current = dashboard({ version: 4, configuration: { widgets: [now] } })
const old = dashboard({ name: 'City air in spring', configuration: { widgets: [then] } })
const version = (number: number) => ({
  version: number,
  user_id: 'user_olga',
  author: 'Olga Owner',
  created_at: TEST_NOW_MS,
  changes: [],
  restored_from: null,
})

it.each([
  [
    'en_US',
    /Compare version 3/,
    [
      `Parameters: ${first?.presentName} and ${second?.presentName} → ${first?.presentName}`,
      'Show limits: yes → no',
      '“City air” → “City air in spring”',
    ],
  ],
  ['es_ES', /versión 3/, ['Mostrar límites: sí → no', '«City air» → «City air in spring»']],
] as const)(
  'names each changed setting with old and new value (%s)',
  async (locale, compare, lines) => {
    drawn = await renderScreen(plugin, {
      params: { id: 'dash_air' },
      plugins: [gauge],
      locale,
      server: {
        dashboards: [current],
        nodes: [node],
        answers: {
          'dashboards/dash_air/versions': {
            data: [version(4), version(3)],
            total: 2,
            page: 1,
            size: 2,
          },
          'dashboards/dash_air/versions/3': { ...version(3), document: documentOf(old) },
        },
      },
      widthPx: 1200,
    })
    await page
      .getByRole('button', { name: /Actions for|Acciones de/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: /Version history|Historial de versiones/ }).click()
    await page.getByRole('button', { name: compare }).click()
    for (const line of lines) await expect.element(page.getByText(line)).toBeVisible()
  },
)
