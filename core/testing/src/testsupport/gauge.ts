import {
  conditionsIn,
  createAjv,
  type CompiledValidator,
  type WidgetManifest,
} from '@airshed/contract'
import type { Messages, WidgetDefinition } from '@airshed/kit/define'
import { gaugeConfig, newestValue, type GaugeConfig } from './gaugeConfig.ts'

export const GAUGE_FIXTURES = {
  usual: { name: 'PM2.5', data_point_id: '1C00A3F7.0.0.0/132:5', precision: 1 },
}

const en: Messages = {
  'config.data_point_id': 'Parameter',
  'config.name': 'Name',
  'config.precision': 'Decimals',
  'config.style': 'Style',
  size: 'Size',
  'state.noData': 'No data',
  summary: '{name} is {value}',
}
const es: Messages = {
  'config.data_point_id': 'Parámetro',
  'config.name': 'Nombre',
  'config.precision': 'Decimales',
  'config.style': 'Estilo',
  size: 'Tamaño',
  'state.noData': 'Sin datos',
  summary: '{name} es {value}',
}
export const GAUGE_TEXTS = { en, es }

/** The texts of a plugin as its `messages` load them. */
export const loadersOf = (texts: { en: Messages; es: Messages }) => ({
  en: () => Promise.resolve({ default: texts.en }),
  es: () => Promise.resolve({ default: texts.es }),
})

const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'sample.gauge',
  type: 'GaugeWidget',
  title: { en: 'Gauge', es: 'Indicador' },
  description: { en: 'One value', es: 'Un valor' },
  icon: 'dashboard',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 4, h: 3 }, min: { w: 4, h: 3 } },
  creatable: true,
  permissions: ['read_devices'],
  data: ['measurements', 'nodes', 'status', 'online', 'alerts', 'profiles'],
  capabilities: ['navigate'],
  engines: { airshed: '^0.2.0' },
}

/** Compiles the validator of any schema at run time. */
export function compile(schema: object): CompiledValidator {
  const plain = JSON.parse(JSON.stringify(schema)) as object
  const ajv = createAjv()
  const validate = ajv.compile(plain) as CompiledValidator
  validate.conditions = Object.fromEntries(
    conditionsIn(plain).map(({ place, schema: part }) => [
      place,
      ajv.compile(part) as CompiledValidator,
    ]),
  )
  return validate
}

/** A valid widget, with the given changes. */
export function gauge(
  changes: Partial<WidgetDefinition<GaugeConfig>> = {},
): WidgetDefinition<GaugeConfig> {
  return {
    manifest,
    config: gaugeConfig,
    messages: loadersOf(GAUGE_TEXTS),
    needs: ({ data_point_id: id }) => [
      { kind: 'measurements', dataPointIds: [id], window: 'range', statistic: 'mean', live: true },
    ],
    loadSummary: () =>
      Promise.resolve({
        summary: ({ name }, data, intl) =>
          intl.formatMessage({ id: 'summary' }, { name, value: newestValue(data) ?? '–' }),
      }),
    loadValidator: () => Promise.resolve({ default: compile(gaugeConfig) }),
    load: () => import('./GoodGauge.tsx'),
    ...changes,
  }
}

/** A gauge rendered by another component. */
export function gaugeDrawnBy(
  component: Awaited<ReturnType<WidgetDefinition<GaugeConfig>['load']>>['default'],
): WidgetDefinition<GaugeConfig> {
  return gauge({ load: () => Promise.resolve({ default: component }) })
}
