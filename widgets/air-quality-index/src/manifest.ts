import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.air-quality-index',
  type: 'AirQualityIndexWidget',
  title: { en: 'Air quality index', es: 'Índice de calidad del aire' },
  description: {
    en: 'The air quality of devices by their standard, with the pollutant that decides.',
    es: 'El aire de los dispositivos según la norma que lo evalúa, con el contaminante que decide.',
  },
  icon: 'dashboard',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 4, h: 4 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add air quality index', es: 'Añadir índice de calidad del aire' },
  data: ['airQuality', 'nodes'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
  engines: { airshed: '^0.2.0' },
}
