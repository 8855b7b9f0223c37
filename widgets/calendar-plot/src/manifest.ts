import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.calendar-plot',
  type: 'CalendarPlotWidget',
  title: { en: 'Calendar plot', es: 'Calendario de valores' },
  description: {
    en: 'One parameter as a calendar: a colour for each day of the year.',
    es: 'Un parámetro como calendario: un color por cada día del año.',
  },
  icon: 'grid-view',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 8, h: 5 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add calendar plot', es: 'Añadir calendario de valores' },
  data: ['steps', 'nodes'],
  permissions: ['read_devices'],
  capabilities: [],
  engines: { airshed: '^0.2.0' },
}
