import { noteLoaded } from '@airshed/host/testing'
import { pluginSummary, pluginVersion } from '@airshed/testing'
import { updatePluginVersion } from '@airshed/schemas/calls'
import { useContext } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ConsoleContext } from '../session/consoleContext.ts'
import { clearConsole, drawInConsole } from '../testsupport/drawInConsole.tsx'
import { useLeftInPage } from './useLeftInPage.ts'

afterEach(clearConsole)

const reloaded: string[] = []
const reload = (): void => void reloaded.push('reload')

function Shell() {
  useLeftInPage(useContext(ConsoleContext)!.services, 'org_city', reload)
  return null
}

async function open() {
  const drawn = drawInConsole(<Shell />, {
    pluginSummaries: [pluginSummary({ versions: [pluginVersion('1.0.0', { tier: 'trusted' })] })],
  })
  const { value, queryClient } = drawn
  await expect
    .poll(() => queryClient.getQueriesData({ queryKey: ['plugins'] })[0]?.[1])
    .toBeDefined()
  return {
    toasts: () => value.toaster.getToasts(),
    async isolate() {
      await value.api.call(updatePluginVersion, {
        params: { id: 'acme.gauge', version: '1.0.0' },
        query: { organization_id: 'org_city' },
        body: { tier: 'isolated' },
      })
      await queryClient.invalidateQueries({ queryKey: ['plugins'] })
    },
  }
}

it('offers a reload when code that is no longer trusted is still in the page', async () => {
  noteLoaded('/plugins/acme.gauge-1.0.0/')
  const { isolate, toasts } = await open()
  expect(toasts()).toEqual([])
  await isolate()
  await expect
    .poll(toasts)
    .toMatchObject([
      { message: expect.stringContaining('acme.gauge'), action: { label: 'Reload' } },
    ])
  toasts()[0]?.action?.run()
  expect(reloaded).toEqual(['reload'])
})
