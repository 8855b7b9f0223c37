import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.imports',
  title: { en: 'Imports', es: 'Importaciones' },
  description: {
    en: 'Readings from files: what the columns mean, what would be stored, and how it is taken back',
    es: 'Lecturas de archivos: qué significan las columnas, qué se guardaría y cómo se deshace',
  },
  pages: [
    {
      id: 'list',
      path: 'devices/imports',
      title: { en: 'Imports of files', es: 'Importaciones de archivos' },
      permission: 'manage_devices',
      layout: 'page',
    },
    {
      id: 'new',
      path: 'devices/import',
      title: { en: 'Import a file', es: 'Importar un archivo' },
      permission: 'manage_devices',
      layout: 'page',
    },
    {
      id: 'import',
      path: 'devices/imports/:id',
      title: { en: 'Import of a file', es: 'Importación de un archivo' },
      permission: 'manage_devices',
      layout: 'page',
    },
  ],
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
