import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.percentile-rose',
  type: 'PercentileRoseWidget',
  title: { en: 'Percentile rose', es: 'Rosa de percentiles' },
  description: {
    en: 'How a pollutant is distributed by the direction the wind came from.',
    es: 'Cómo se reparte un contaminante según la dirección de la que vino el viento.',
  },
  icon: 'pie-chart',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 5, h: 5 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add percentile rose', es: 'Añadir rosa de percentiles' },
  data: ['nodes', 'percentileRose'],
  permissions: ['read_devices'],
  capabilities: [],
  engines: { airshed: '^0.2.0' },
}
