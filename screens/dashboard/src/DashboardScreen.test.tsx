import { dashboard, renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

let drawn: RenderedScreen | undefined
afterEach(() => drawn?.unmount())

const open = async (failures: Record<string, number>) => {
  drawn = await renderScreen(plugin, {
    params: { id: 'dash_air' },
    server: { dashboards: [dashboard()], isRetrying: true, failures },
  })
}

it('says at once that the server does not answer, and shows the dashboard once it does', async () => {
  let asked = 0
  const failures: Record<string, number> = {
    get ['dashboards/dash_air']() {
      asked += 1
      return 0
    },
  }
  await open(failures)
  await expect.element(page.getByText('No connection to the server')).toBeVisible()
  // The query fails with the fourth attempt.
  expect(asked).toBeLessThan(4)
  delete failures['dashboards/dash_air']
  await expect.element(page.getByRole('heading', { level: 1, name: 'City air' })).toBeVisible()
})

it('says that a dashboard does not exist', async () => {
  await open({ 'dashboards/dash_air': 404 })
  await expect.element(page.getByRole('button', { name: /dashboards/i })).toBeVisible()
  expect(page.getByRole('status').query()).toBeNull()
})
