import { createQueries } from '@airshed/data'
import type { InstalledPlugin, Locale } from '@airshed/schemas'
import { useContext } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ConsoleContext } from '../session/consoleContext.ts'
import { clearConsole, drawInConsole } from '../testsupport/drawInConsole.tsx'
import { useEndedDevelopment } from './useEndedDevelopment.ts'

afterEach(clearConsole)

function Shell() {
  const { services, locale } = useContext(ConsoleContext)!
  useEndedDevelopment(services, 'org_city', locale)
  return null
}

const installed = (changes: Partial<InstalledPlugin> = {}): InstalledPlugin =>
  ({
    id: 'acme.gauge',
    version: '1.0.0',
    organization_id: 'org_city',
    is_current: true,
    is_development: false,
    manifest: { title: { en: 'Gauge', es: 'Indicador' } },
    ...changes,
  }) as InstalledPlugin
const served = installed({ version: '1.1.0-dev', is_development: true })

/** Answers that follow each other; resolves to the toasts. */
async function announced(
  answers: readonly (readonly InstalledPlugin[])[],
  locale: Locale = 'en_US',
) {
  const { value, queryClient } = drawInConsole(<Shell />, { locale })
  const { queryKey } = createQueries(value.api).installedPlugins('org_city')
  await expect.poll(() => queryClient.getQueryData(queryKey)).toBeDefined()
  for (const data of answers) {
    queryClient.setQueryData(queryKey, { data, absent: [], absent_screens: [] } as never)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return () => value.toaster.getToasts().map(({ message }) => message)
}

it('says which version is used after a development server ended', async () => {
  const toasts = await announced([[served, installed({ is_current: false })], [installed()]])
  await expect
    .poll(toasts)
    .toEqual(['Development of Gauge has ended. Version 1.0.0, which is installed, is used again'])
})

it('says in Spanish that nothing is shown without an installed version', async () => {
  const toasts = await announced([[served], [{ ...served, is_unreachable: true }]], 'es_ES')
  await expect
    .poll(toasts)
    .toEqual([
      'El desarrollo de Indicador ha terminado. No hay ninguna versión instalada, así que no muestra nada hasta que su servidor funcione de nuevo',
    ])
})

it('says nothing while development continues', async () => {
  const toasts = await announced([
    [served],
    [{ ...served, version: '1.1.0-dev.2' }],
    [served, installed({ id: 'acme.other' })],
  ])
  expect(toasts()).toEqual([])
})
