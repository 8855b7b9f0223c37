import type { ScreenManifest } from '@airshed/kit/define'
import { createForm } from './createForm.ts'

export { params } from './params.ts'

/** Forms of this screen whose validators are compiled ahead of time. */
export const schemas = { createForm }

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.dashboards',
  title: { en: 'Dashboards', es: 'Paneles' },
  description: {
    en: 'All dashboards that one may read',
    es: 'Todos los paneles que se pueden leer',
  },
  path: 'dashboards',
  permission: 'read_reports',
  layout: 'page',
  nav: { group: 'main', order: 1, icon: 'dashboard', title: { en: 'Dashboards', es: 'Paneles' } },
  permissions: ['read_reports'],
  engines: { airshed: '^0.1.0' },
}
