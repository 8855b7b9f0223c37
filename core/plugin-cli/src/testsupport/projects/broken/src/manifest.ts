import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'
export { migrations } from './migrations.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'sample.broken',
  type: 'BrokenWidget',
  title: { en: 'Broken' },
  description: { en: 'Has every fault.', es: 'Tiene todos los fallos.' },
  icon: 'dashboard',
  category: 'measurements',
  configVersion: 3,
  size: { default: { w: 4, h: 3 }, min: { w: 4, h: 3 } },
  creatable: true,
  data: ['status', 'alerts'],
  permissions: [],
  capabilities: ['hover-time'],
  engines: { airshed: '^9.0.0' },
}
