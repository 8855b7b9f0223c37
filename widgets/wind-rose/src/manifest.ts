import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.wind-rose',
  type: 'WindRoseWidget',
  title: { en: 'Wind rose', es: 'Rosa de los vientos' },
  description: {
    en: 'Where the wind came from and how strongly, or what it carried along.',
    es: 'De dónde vino el viento y con qué fuerza, o qué trajo consigo.',
  },
  icon: 'compass',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 4, h: 4 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add wind rose', es: 'Añadir rosa de los vientos' },
  data: ['measurements', 'nodes', 'rose'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
  engines: { airshed: '^0.2.0' },
}
