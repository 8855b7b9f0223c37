import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.trend',
  type: 'TrendWidget',
  title: { en: 'Trend', es: 'Tendencia' },
  description: {
    en: 'How a parameter changes over the years, without its seasons.',
    es: 'Cómo cambia un parámetro con los años, sin sus estaciones.',
  },
  icon: 'timeline-line-chart',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 8, h: 5 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add trend', es: 'Añadir tendencia' },
  data: ['steps', 'nodes'],
  permissions: ['read_devices'],
  capabilities: [],
  engines: { airshed: '^0.2.0' },
}
