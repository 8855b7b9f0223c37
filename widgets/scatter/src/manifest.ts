import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.scatter',
  type: 'ScatterWidget',
  title: { en: 'Scatter plot', es: 'Diagrama de dispersión' },
  description: {
    en: 'Two parameters against each other, with the line through them.',
    es: 'Dos parámetros, uno frente al otro, con la recta que los une.',
  },
  icon: 'scatter-plot',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 6, h: 5 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add scatter plot', es: 'Añadir diagrama de dispersión' },
  data: ['nodes', 'pairs'],
  permissions: ['read_devices'],
  capabilities: [],
  engines: { airshed: '^0.2.0' },
}
