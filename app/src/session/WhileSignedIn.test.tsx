import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  accessibilityIssues,
  clearConsole,
  drawAroundShell,
} from '../testsupport/drawInConsole.tsx'
import { createExpiry } from './expiry.ts'
import { WhileSignedIn } from './WhileSignedIn.tsx'

afterEach(clearConsole)

it('removes data from the page when the session expires, and offers only sign-in', async () => {
  const expiry = createExpiry()
  let asked = 0
  drawAroundShell(() => (
    <WhileSignedIn expiry={expiry} onSignIn={() => (asked += 1)}>
      <p>41 µg/m³ at Quay Street</p>
    </WhileSignedIn>
  ))
  await expect.element(page.getByText('41 µg/m³ at Quay Street')).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
  expiry.expire()
  await expect.element(page.getByRole('dialog', { name: 'Session expired' })).toBeVisible()
  expect(page.getByText('41 µg/m³ at Quay Street').query()).toBeNull()
  expect(page.getByRole('button').elements()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(asked).toBe(0)
  expect(await accessibilityIssues()).toEqual([])
  await page.getByRole('button', { name: 'Go to Login Page' }).click()
  expect(asked).toBe(1)
})
