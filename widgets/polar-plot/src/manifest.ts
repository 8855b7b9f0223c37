import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.polar-plot',
  type: 'PolarPlotWidget',
  title: { en: 'Polar plot', es: 'Gráfico polar' },
  description: {
    en: 'How much of a pollutant came with which wind, by speed and direction.',
    es: 'Con qué viento, según velocidad y dirección, llegó cuánto de un contaminante.',
  },
  icon: 'heat-grid',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 5, h: 5 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add polar plot', es: 'Añadir gráfico polar' },
  data: ['nodes', 'polarPlot'],
  permissions: ['read_devices'],
  capabilities: [],
  engines: { airshed: '^0.2.0' },
}
