import type { Page } from 'playwright/test'
import { expect, test } from './console.ts'

const PROMENADE = encodeURIComponent('1C00C89B:0')
const general = (page: Page) => page.getByRole('region', { name: 'General', exact: true })
const description = (page: Page) => general(page).getByRole('textbox', { name: 'Description' })
const save = (page: Page) =>
  general(page).getByRole('button', { name: 'Save', exact: true }).click()
const isSaved = (page: Page) =>
  expect(general(page).getByText('Saved', { exact: true })).toBeVisible()

test('two tabs with one device lose no change silently', async ({ console: { page, resume } }) => {
  await resume('Manager')
  const address = `/org_city/devices/${PROMENADE}/edit`
  await page.goto(address)
  const other = await page.context().newPage()
  await other.goto(address)
  const before = await description(page).inputValue()

  // What one tab saves appears in the other, which has not touched it.
  await description(page).fill('Beside the pier')
  await save(page)
  await isSaved(page)
  await expect(description(other)).toHaveValue('Beside the pier')
  await expect(general(other).getByText('Changed elsewhere just now')).toBeVisible()

  // Both change the same field: the second has both values there, and chooses.
  await description(other).fill('Beside the lighthouse')
  await description(page).fill('Beside the harbour')
  await save(page)
  await isSaved(page)
  await save(other)
  await expect(
    general(other).getByText(/to “Beside the harbour”. Yours is “Beside the lighthouse”/),
  ).toBeVisible()
  await general(other).getByRole('button', { name: 'Keep mine' }).click()
  await save(other)
  await isSaved(other)
  await expect(description(page)).toHaveValue('Beside the lighthouse')

  await description(page).fill(before)
  await save(page)
  await isSaved(page)
  await other.close()
})

test('two tabs that set up one new device lose no change silently', async ({
  console: { page, resume },
  server: { url },
}) => {
  const serial = '84fce60b3d02'
  await fetch(`${url}/sensors/airgradient:${serial}/measures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wifi: -46, rco2: 447 }),
  })
  await resume('Manager')
  await page.goto(`/org_city/devices/claim?serials=${serial}`)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: serial })).toContainText('Claimed')
  const address = `/org_city/devices/${encodeURIComponent(`airgradient:${serial}:0`)}/create`
  const other = await page.context().newPage()
  for (const tab of [page, other]) await tab.goto(address)
  const name = (tab: Page) => tab.getByRole('textbox', { name: 'Name' })

  await name(other).fill('Playground')
  await name(page).fill('School yard')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page).toHaveURL(/\/edit$/)
  // The other tab keeps what was typed, and learns of it.
  await expect(other.getByText(/to “School yard”. Yours is “Playground”/)).toBeVisible()
  await expect(other).toHaveURL(/\/create$/)
  await other.getByRole('button', { name: 'Keep mine' }).click()
  await other.getByRole('button', { name: 'Set up' }).click()
  await expect(other).toHaveURL(/\/edit$/)
  await expect(name(other)).toHaveValue('Playground')
  await expect(name(page)).toHaveValue('Playground')
  await other.close()
})
