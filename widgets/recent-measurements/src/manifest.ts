import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.recent-measurements',
  type: 'RecentMeasurementsWidget',
  title: { en: 'Recent measurements', es: 'Mediciones recientes' },
  description: {
    en: 'The newest readings one by one, with what was missing or corrected.',
    es: 'Las últimas lecturas una a una, con lo que faltó o se corrigió.',
  },
  icon: 'time',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 8, h: 5 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add recent measurements', es: 'Añadir mediciones recientes' },
  data: ['measurements', 'nodes'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
  engines: { airshed: '^0.2.0' },
}
