import type { LocalizedText, ScreenNav } from '@airshed/contract'
import type { Permission } from '@airshed/schemas'

/** An address of the console without a screen yet: links to it show a placeholder page. */
export interface PlannedRoute {
  /** Below `/{slug}`. */
  path: string
  /** Without it the visitor is sent to `/`; null lets everybody in. */
  permission: Permission | null
  title: LocalizedText
  nav?: ScreenNav
}

const ANALYTICS: LocalizedText = { en: 'Analytics', es: 'Analítica' }

/** Planned addresses. The list is removed with the last one. */
export const PLANNED_ROUTES: readonly PlannedRoute[] = [
  {
    path: 'map',
    permission: 'read_devices',
    title: { en: 'Map', es: 'Mapa' },
    nav: { group: 'monitoring', order: 2, icon: 'map' },
  },
  {
    path: 'certificates',
    permission: 'read_devices',
    title: { en: 'Certificates', es: 'Certificados' },
    nav: { group: 'monitoring', order: 3, icon: 'endorsed', visibleTo: 'access_context' },
  },
  {
    path: 'certificates/create',
    permission: 'manage_devices',
    title: { en: 'New certificate', es: 'Nuevo certificado' },
  },
  {
    path: 'certificates/:id',
    permission: 'manage_devices',
    title: { en: 'Certificate', es: 'Certificado' },
  },
  {
    path: 'reports',
    permission: 'read_devices',
    title: { en: 'Reports', es: 'Informes' },
    nav: { group: 'analytics', order: 0, icon: 'document', isBeta: true },
  },
  {
    path: 'reports/create',
    permission: 'read_devices',
    title: { en: 'New report', es: 'Nuevo informe' },
  },
  { path: 'reports/:id', permission: 'read_devices', title: { en: 'Report', es: 'Informe' } },
  {
    path: 'reports/:id/view',
    permission: 'manage_devices',
    title: { en: 'Report', es: 'Informe' },
  },
  {
    path: 'noesis',
    permission: 'read_devices',
    title: ANALYTICS,
    nav: {
      group: 'analytics',
      order: 1,
      icon: 'chart',
      visibleTo: 'analytics',
      isBeta: true,
    },
  },
  { path: 'noesis/:threadId', permission: 'read_devices', title: ANALYTICS },
]
