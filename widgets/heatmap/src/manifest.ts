import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'
export { migrations } from './migrations.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.heatmap',
  type: 'HeatmapWidget',
  title: { en: 'Heat map', es: 'Mapa de calor' },
  description: {
    en: 'One parameter of many devices as a grid of colours over time.',
    es: 'Un parámetro de muchos dispositivos como cuadrícula de colores en el tiempo.',
  },
  icon: 'heat-grid',
  category: 'measurements',
  configVersion: 2,
  size: { default: { w: 4, h: 3 }, min: { w: 4, h: 3 } },
  creatable: true,
  isCommon: true,
  createTitle: { en: 'Add heat map', es: 'Añadir mapa de calor' },
  data: ['measurements', 'steps', 'nodes'],
  permissions: ['read_devices'],
  capabilities: ['navigate', 'hover-time'],
  engines: { airshed: '^0.2.0' },
}
