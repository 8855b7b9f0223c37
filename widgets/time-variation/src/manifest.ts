import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.time-variation',
  type: 'TimeVariationWidget',
  title: { en: 'Time variation', es: 'Variación temporal' },
  description: {
    en: 'The typical pattern of a parameter over the day, the week and the year.',
    es: 'El curso habitual de un parámetro a lo largo del día, la semana y el año.',
  },
  icon: 'timeline-events',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 8, h: 5 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add time variation', es: 'Añadir variación temporal' },
  data: ['cycles', 'nodes'],
  permissions: ['read_devices'],
  capabilities: [],
  engines: { airshed: '^0.2.0' },
}
