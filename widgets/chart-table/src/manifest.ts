import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.chart-table',
  type: 'ChartTableWidget',
  title: { en: 'Chart with table', es: 'Gráfico con tabla' },
  description: {
    en: 'The parameters of one device over time, and their figures below.',
    es: 'Los parámetros de un dispositivo en el tiempo, con sus cifras debajo.',
  },
  icon: 'panel-table',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 12, h: 6 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add chart with table', es: 'Añadir gráfico con tabla' },
  data: ['measurements', 'statistics', 'nodes'],
  permissions: ['read_devices'],
  capabilities: ['navigate', 'hover-time', 'set-range'],
  engines: { airshed: '^0.2.0' },
}
