import { fileImportDetails, renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

let drawn: RenderedScreen | undefined
beforeEach(async () => {
  window.sessionStorage.clear()
  await page.viewport(1280, 900)
})
afterEach(() => {
  drawn?.unmount()
  window.sessionStorage.clear()
})

const openInSpanish = async (changes: Parameters<typeof fileImportDetails>[1]) => {
  drawn = await renderScreen(plugin, {
    page: 'import',
    params: { id: 'import_0' },
    locale: 'es_ES',
    server: { imports: [fileImportDetails(0, changes)] },
  })
}
const section = (name: string) => page.getByRole('region', { name })
const REASON = 'What the server says in English'

it('says in the reader’s language why a check failed', async () => {
  await openInSpanish({
    state: 'failed',
    failure: {
      step: 'check',
      code: 'IMPORT_COLUMN_MISSING',
      parts: { missing: 'Zeit', columns: 'Hora, PM' },
      reason: REASON,
    },
    actions: ['preview', 'check', 'store', 'delete'],
  })
  const check = section('5. Comprobación')
  await expect
    .element(check)
    .toMatchTextContent(/El archivo no tiene la columna Zeit\. Sus columnas son: Hora, PM/)
  await expect.element(check).not.toMatchTextContent(new RegExp(REASON))
})

it('says in the reader’s language why storing failed, with the permission that it needs', async () => {
  await openInSpanish({
    state: 'failed',
    failure: {
      step: 'store',
      code: 'FORBIDDEN',
      parts: { permission: 'manage_devices', organization: 'org_city' },
      reason: REASON,
    },
    actions: ['undo'],
  })
  const result = section('Resultado')
  await expect.element(result).toMatchTextContent(/No tiene el permiso «gestionar dispositivos»/)
  await expect.element(result).not.toMatchTextContent(new RegExp(REASON))
})

it('says in the reader’s language why the first rows cannot be shown', async () => {
  await openInSpanish({
    map: {
      serial: 'mast-1',
      decimal: ',',
      delimiter: ';',
      skipLines: 1,
      time: { column: 'Uhr', zone: 'UTC', format: 'dd.MM.yyyy HH:mm' },
      columns: { 'PM2,5': { parameter: '132:5' } },
    },
  })
  await expect
    .element(section('4. Primeras filas'))
    .toMatchTextContent(/El archivo no tiene la columna Uhr/)
})
