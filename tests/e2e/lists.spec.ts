import type { Page } from 'playwright/test'
import { expect, test } from './console.ts'

// The console's lists: alerts, invitations, tokens and jobs, as users who may see them.

const rows = (page: Page) => page.getByRole('row')

test('the owner opens an alert by keyboard, deactivates it and activates it again', async ({
  console: { page, resume },
}) => {
  await resume()
  await page.goto('/org_city/alerts')
  const row = rows(page).filter({ hasText: 'Noise at Quay Street' })
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/LAeq.* at Quay Street.* is above 65 dB/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Subscribers', exact: true })).toBeVisible()

  await page.goBack()
  await row.focus()
  await page.keyboard.press('Space')
  await page.getByRole('toolbar').getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('1 alert deactivated')).toBeVisible()
  await expect(row).toContainText('Deactivated')
  await row.hover()
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Activate' }).click()
  await expect(page.getByText('1 alert activated')).toBeVisible()
  // It is evaluated again at once: the result depends on the readings.
  await expect(row).toContainText(/Idle|Resolved|Active/)
})

test('the address keeps the search and filters of the list of alerts', async ({
  console: { page, resume },
}) => {
  await resume()
  await page.goto('/org_city/alerts?status=active,deactivated&group=status')
  await expect(page.getByRole('treegrid').getByText(/^Active \(/)).toBeVisible()
  await expect(page.getByRole('treegrid').getByText(/^Resolved/)).toBeHidden()
  await page.getByRole('searchbox').fill('ozone')
  await expect(page).toHaveURL(/search=ozone/)
  await expect(rows(page).filter({ hasText: 'Ozone on the hill' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('ozone')
  await expect(rows(page).filter({ hasText: 'Ozone on the hill' })).toBeVisible()
})

test('a user reads alerts without changing them, a partner is refused', async ({
  console: { page, resume },
}) => {
  await resume('User')
  await page.goto('/org_city/alerts')
  const row = rows(page).filter({ hasText: 'Noise at Quay Street' })
  await expect(row).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await row.hover()
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Monitor' })).toBeVisible()
  await expect(
    page.getByRole('menuitem', { name: /^(Modify|Edit|Delete|Activate|Deactivate)/ }),
  ).toHaveCount(0)
  await resume('Partner')
  await page.goto('/org_city/alerts')
  await expect(page).toHaveURL(/\/home$/)
})

test('alerts fit on a phone, in Spanish', async ({ console: { page, resume } }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await resume()
  await page.goto('/org_city/alerts')
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByText('Español').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alertas' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Mostrar detalles/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Suscriptores' })).toBeVisible()
  const overflowPx = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflowPx).toBeLessThanOrEqual(0)
})

test('a user reads invitations and cannot delete them', async ({ console: { page, resume } }) => {
  await resume('User')
  await page.goto('/org_city/invitations')
  await expect(rows(page).filter({ hasText: 'lena.hoff@example.org' })).toContainText('Pending')
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
})

test('a token is created, shown once, listed and deleted', async ({
  console: { page, resume },
}) => {
  await resume()
  await page.goto('/org_city/api')
  await page.getByRole('button', { name: 'Create token' }).first().click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox', { name: 'Name' }).fill('Nightly build')
  await question.getByText('Publish plugins').click()
  await question.getByRole('button', { name: 'Create token' }).click()
  await expect(page.getByText(/airshed-plugin publish/)).toBeVisible()
  await page.getByRole('button', { name: 'I have saved it' }).click()
  const row = rows(page).filter({ hasText: 'Nightly build' })
  await row.hover()
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No API tokens yet')).toBeVisible()
})

test('jobs are shown to administrators of the server only', async ({
  console: { page, resume },
}) => {
  await resume('Admin')
  await page.goto('/all/jobs')
  await expect(rows(page).filter({ hasText: 'Find silent devices' }).first()).toBeVisible()
  await resume('Owner')
  await page.goto('/org_city/jobs')
  await expect(page).toHaveURL(/\/home$/)
})
