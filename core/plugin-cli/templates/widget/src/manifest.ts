import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'
export { uiSchema } from './uiSchema.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'new-publisher.new-plugin',
  type: 'NewPluginWidget',
  title: { en: 'New plugin', es: 'Complemento nuevo' },
  description: {
    en: 'The newest value of one data point, and its course over the time range.',
    es: 'El valor más reciente de un punto de datos y su curso en el intervalo de tiempo.',
  },
  icon: 'dashboard',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 4, h: 3 }, min: { w: 4, h: 3 } },
  creatable: true,
  data: ['measurements', 'nodes'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
  engines: { airshed: '^0.2.0' },
}
