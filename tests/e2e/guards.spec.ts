import { expect, test } from './console.ts'

test('somebody who may not read reports is sent home', async ({ console: { page, resume } }) => {
  await resume('Partner')
  await page.goto('/org_city/dashboards')
  await expect(page).toHaveURL(/\/home$/)
})

test('the address of a foreign organization leads back to the start', async ({
  console: { page, resume },
}) => {
  await resume('User')
  await page.goto('/org_nowhere/home')
  await expect(page).toHaveURL(/\/(all|org_city)\/home$/)
})

test('the address of a screen without an organization leads to the screen', async ({
  console: { page, resumeAtHome },
}) => {
  await resumeAtHome()
  await page.goto('/plugins')
  await expect(page.getByRole('heading', { level: 1, name: 'Plugins' })).toBeVisible()
  await expect(page).toHaveURL(/\/(all|org_city)\/plugins$/)
  await page.goto('/plugins/find')
  await expect(page.getByRole('heading', { level: 1, name: 'Find plugins' })).toBeVisible()
  await expect(page).toHaveURL(/\/(all|org_city)\/plugins\/find$/)
  await page.goto('/dashboards/dashboard_demo_city?last=6h')
  await expect(page.getByRole('heading', { level: 1, name: 'City overview' })).toBeVisible()
  await expect(page).toHaveURL(/\/(all|org_city)\/dashboards\/dashboard_demo_city\?last=6h$/)
  await page.goto('/nonsense')
  await expect(page.getByText('Oops! The requested page was not found')).toBeVisible()
})

test('an unknown path says so and leads home', async ({ console: { page, resume } }) => {
  await resume()
  await page.goto('/all/nonsense')
  await expect(page.getByText('Oops! The requested page was not found')).toBeVisible()
  await page.getByRole('button', { name: 'Go home' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('a wrong password is refused with an explanation', async ({ console: { page } }) => {
  await page.goto('/')
  await page.getByLabel('E-mail').fill('owner@example.org')
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/was incorrect/)).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('owner@example.org')
})
