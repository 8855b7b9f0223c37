import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.audit',
  title: { en: 'Audit log', es: 'Registro de auditoría' },
  description: {
    en: 'Who changed what in the organization, when and from where',
    es: 'Quién cambió qué en la organización, cuándo y desde dónde',
  },
  pages: [
    {
      id: 'list',
      path: 'audit',
      permission: 'manage_organizations',
      layout: 'page',
      nav: { area: 'settings', group: 'management', order: 4, icon: 'history' },
    },
  ],
  permissions: ['manage_organizations'],
  engines: { airshed: '^0.2.0' },
}
