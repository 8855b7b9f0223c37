import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.chart',
  type: 'ChartWidget',
  title: { en: 'Chart', es: 'Gráfico' },
  description: {
    en: 'Up to three data points over time, with gaps and limits.',
    es: 'Hasta tres puntos de datos en el tiempo, con huecos y límites.',
  },
  icon: 'timeline-line-chart',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 8, h: 4 }, min: { w: 4, h: 3 } },
  creatable: true,
  isCommon: true,
  createTitle: { en: 'Add chart', es: 'Añadir gráfico' },
  data: ['measurements', 'statistics', 'profiles', 'alertLimits'],
  permissions: ['read_devices'],
  capabilities: ['navigate', 'hover-time', 'set-range'],
  engines: { airshed: '^0.2.0' },
}
