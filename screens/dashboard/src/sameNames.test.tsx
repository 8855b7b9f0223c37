import { dashboard, organization, renderScreen, user, type RenderedScreen } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

let drawn: RenderedScreen | undefined
afterEach(() => drawn?.unmount())

const cities = [
  organization('org_city', { name: 'City of Rivermouth' }),
  organization('org_harbour', { name: 'Harbour Board' }),
]
const dashboards = [
  dashboard(),
  dashboard({ id: 'dash_theirs', organization_id: 'org_harbour' }),
  dashboard({ id: 'dash_ours', name: 'Wind' }),
]

const open = async (slug: string) => {
  const server = { slug, dashboards, organizations: cities, user: user() }
  drawn = await renderScreen(plugin, { params: { id: 'dash_air' }, server })
}
const offered = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

it('names the organization of each dashboard on the page of all organizations', async () => {
  await open('all')
  await page.getByTitle('Switch dashboard').click()
  await expect.poll(offered).toEqual(['City airHarbour Board', 'WindCity of Rivermouth'])
})

it('hides organization names on the page of one organization', async () => {
  await open('org_city')
  await page.getByTitle('Switch dashboard').click()
  await expect.poll(offered).toEqual(['City air', 'Wind'])
})

it('names the organization of each dashboard that a wall can show', async () => {
  await open('all')
  await page.getByRole('button', { name: /actions/i }).click()
  await page.getByRole('menuitem', { name: /wall/i }).click()
  const dialog = page.getByRole('dialog')
  for (const name of ['City air City of Rivermouth', 'City air Harbour Board']) {
    await expect.element(dialog.getByRole('checkbox', { name })).toBeVisible()
  }
})
