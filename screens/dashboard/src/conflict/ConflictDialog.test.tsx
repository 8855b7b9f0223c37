import { createRegistry, documentOf, mergeDashboards } from '@airshed/console-kit'
import { createPluginIntl } from '@airshed/kit'
import {
  createTestAirshed,
  dashboard,
  drawPage,
  pluginInDevelopment,
  savedWidget,
  type DrawnPage,
} from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import ConflictDialog from './ConflictDialog.tsx'

let drawn: DrawnPage | null = null
afterEach(() => drawn?.unmount())

const gauge = {
  ...pluginInDevelopment(),
  config: {
    properties: {
      name: { title: 'Name' },
      show_limits: { title: 'Show limits', type: 'boolean', default: true },
      decimals: { title: 'Decimals', type: 'integer' },
    },
  },
}
const widget = savedWidget('AcmeGaugeWidget', { name: 'Dust', decimals: 1 })
const documentWith = (config: object, name = 'City air') =>
  documentOf(
    dashboard({
      name,
      configuration: { widgets: [{ ...widget, config: { ...widget.config, ...config } }] },
    }),
  )
const cell = (text: RegExp) => page.getByRole('cell').filter({ hasText: text })

it('a conflict names the settings that each side changed, with old and new values', async () => {
  const merge = mergeDashboards(
    documentWith({}),
    documentWith({ decimals: 2 }),
    documentWith({ decimals: 0, show_limits: false }, 'City air in winter'),
  )
  const registry = createRegistry([gauge])
  const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'UTC' }, (error) => {
    throw error
  })
  drawn = await drawPage(
    createTestAirshed(),
    <ConflictDialog
      conflict={{ merge, theirs: dashboard() }}
      reader={{ intl, registry, locale: 'en_US' }}
      onResolve={() => undefined}
    />,
  )
  await expect.element(cell(/^edited DustDecimals: 1 → 2$/)).toBeVisible()
  await expect.element(cell(/Decimals: 1 → 0/)).toMatchTextContent(/Show limits: yes → no/)
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(/renamed to City air in winter\s*“City air” → “City air in winter”/)
})
