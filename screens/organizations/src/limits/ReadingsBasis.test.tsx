import { organizationDetails, renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

it('chooses reported values for the organization after a confirmation that names the past', async () => {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id: 'org_city' },
    server: { organizations: [organizationDetails('org_city')] },
  })
  await expect.element(page.getByRole('radio', { name: /Corrected/ })).toBeChecked()
  await userEvent.click(page.getByRole('radio', { name: /As reported/ }))
  await expect
    .element(page.getByText('Nobody is notified about the past', { exact: false }))
    .toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Change' }))
  await expect.element(page.getByRole('radio', { name: /As reported/ })).toBeChecked()
  expect(drawn.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { readings_basis: 'reported' },
  ])
})
