import { expect, test } from './console.ts'

test('a manager chooses the profile of a device, and restores the default', async ({
  console: { page, resume },
}) => {
  await resume('Manager')
  await page.goto('/org_city/profiles?search=Town+Hall')
  const row = page.getByRole('row').filter({ hasText: 'Town Hall roof' })
  await expect(row).toContainText(/European AQI.*By default/)
  const choose = async (profile: RegExp) => {
    await row.hover()
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Choose profile' }).click()
    const dialog = page.getByRole('dialog', { name: 'Profile of Town Hall roof' })
    await dialog.getByRole('button', { name: /Profile/ }).click()
    await page.getByRole('option', { name: profile }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).not.toBeVisible()
  }
  await choose(/^US AQI/)
  await expect(row).toContainText(/US AQI.*For this device/)
  await choose(/^Default \(European AQI\)/)
  await expect(row).toContainText(/European AQI.*By default/)
})
