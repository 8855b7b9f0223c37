import { defineWidget, definePage, Type, type CompiledValidator } from '@airshed/kit/define'
import type { PluginIntl, WidgetProps } from '@airshed/kit'
import { renderScreen, TEST_RANGE, type RenderedScreen, type Scene } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { params } from '../../params.ts'
import { plugin } from '../../plugin.ts'
import WidgetPreview from './WidgetPreview.tsx'

interface LineConfig {
  point?: string
}
const validator: CompiledValidator = (value) => typeof (value as LineConfig).point === 'string'
const config = Type.Object({ point: Type.Optional(Type.String()) })
const Line = ({ data }: WidgetProps<LineConfig>) => (
  <p>{`${data.frames[0]?.values.filter((value) => !Number.isNaN(value)).length ?? 0} readings`}</p>
)
const line = defineWidget({
  manifest: {
    kind: 'widget',
    id: 'sample.line',
    type: 'LineWidget',
    title: { en: 'Line', es: 'Línea' },
    description: { en: 'A line', es: 'Una línea' },
    icon: 'chart',
    category: 'measurements',
    configVersion: 1,
    size: { default: { w: 4, h: 3 }, min: { w: 4, h: 3 } },
    creatable: true,
    permissions: ['read_devices'],
    data: ['measurements'],
    capabilities: [],
    engines: { airshed: '^0.2.0' },
  },
  config,
  messages: {
    en: () => Promise.resolve({ default: {} }),
    es: () => Promise.resolve({ default: {} }),
  },
  needs: ({ point }) =>
    point === undefined
      ? []
      : [
          {
            kind: 'measurements',
            dataPointIds: [point],
            window: 'range',
            statistic: 'mean',
            live: true,
          },
        ],
  loadSummary: () => Promise.resolve({ summary: () => 'Line' }),
  loadValidator: () => Promise.resolve({ default: validator }),
  load: () => Promise.resolve({ default: Line }),
})

let drawn: RenderedScreen | undefined
afterEach(() => drawn?.unmount())

const open = async (scene: Scene, settings: LineConfig, locale?: 'es_ES') => {
  const Stage = ({ intl }: { intl: PluginIntl }) => (
    <WidgetPreview
      definition={line}
      config={{ ...settings }}
      validate={validator}
      range={TEST_RANGE}
      isLive={false}
      intl={intl}
    />
  )
  const main = definePage({
    params,
    loadValidator: () => import('../../params.ts?validator'),
    load: () => Promise.resolve({ default: Stage }),
  })
  drawn = await renderScreen(
    { ...plugin, pages: { main } },
    {
      params: { id: 'dash_air' },
      plugins: [line],
      server: { scene },
      ...(locale === undefined ? {} : { locale }),
    },
  )
}
const POINT = { point: '1C00A3F7.0.0.0/132:5' }
const status = () => page.getByRole('status')

it('shows sample readings when the chosen devices have none, and says so', async () => {
  await open('nan', POINT)
  await expect.element(page.getByText('49 readings')).toBeVisible()
  await expect
    .element(status())
    .toHaveTextContent('Sample data: the chosen devices have no readings in this time range')
})

it('marks sample readings in Spanish', async () => {
  await open('nan', POINT, 'es_ES')
  await expect.element(status()).toMatchTextContent(/^Datos de muestra/)
})

it('shows the readings of the chosen devices without a note', async () => {
  await open('normal', POINT)
  await expect.element(page.getByText(/^(?!49|0)\d+ readings/)).toBeVisible()
  await expect.element(status()).toBeEmptyDOMElement()
})

it('asks to complete the form while it is incomplete', async () => {
  await open('nan', {})
  await expect.element(page.getByText('Fill in the form to see the widget')).toBeVisible()
  await expect.element(status()).toBeEmptyDOMElement()
})
