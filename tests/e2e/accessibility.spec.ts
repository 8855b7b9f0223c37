import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { expect, test } from './console.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface AxeResult {
  violations: { id: string; impact: string; nodes: { html: string }[] }[]
}

/** What axe finds that keeps somebody out. */
async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResult> } }).axe.run(),
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

test('the sign-in page keeps nobody out', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Continue as Owner' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

for (const theme of ['light', 'dark'] as const) {
  test(`home and dashboards keep nobody out, ${theme}`, async ({
    console: { page, signIn, openDashboard },
  }) => {
    await signIn()
    if (theme === 'dark') {
      await page.getByRole('button', { name: /Profile menu/ }).click()
      await page.getByRole('menuitem', { name: 'Dark theme' }).click()
    }
    await expect(page.locator('.air-widget')).toHaveCount(4)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Dashboards' }).click()
    await expect(page.getByRole('link', { name: /City overview/ })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await openDashboard('City overview')
    await expect(page.locator('.air-widget').first()).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
  })
}
