import type { Page } from 'playwright/test'
import { expect, test } from './console.ts'

const PROMENADE = encodeURIComponent('1C00C89B:0')
const general = (page: Page) => page.getByRole('region', { name: 'General', exact: true })
const description = (page: Page) => general(page).getByRole('textbox', { name: 'Description' })
const save = (page: Page) =>
  general(page).getByRole('button', { name: 'Save', exact: true }).click()
const isSaved = (page: Page) =>
  expect(general(page).getByText('Saved', { exact: true })).toBeVisible()

test('two tabs on one device lose nothing unseen', async ({ console: { page, resume } }) => {
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
