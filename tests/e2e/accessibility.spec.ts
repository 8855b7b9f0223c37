import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { untilStill } from '@airshed/ui/testing'
import type { Page } from 'playwright/test'
import { expect, test } from './console.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface AxeResult {
  violations: { id: string; impact: string; nodes: { html: string }[] }[]
}

interface AxeOptions {
  resultTypes: readonly ['violations']
  runOnly?: readonly string[]
}

interface Axe {
  run(selector: string, options: AxeOptions): Promise<AxeResult>
}

type Theme = 'light' | 'dark'
/** Rules about colours: all else is the same in the other theme. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block']
const RULES_OF_THEME: Readonly<Record<Theme, { runOnly?: readonly string[] }>> = {
  light: {},
  dark: { runOnly: RULES_OF_COLOURS },
}

const DIALOG = '[role=dialog]'

/**
 * Serious axe findings within the elements of a selector. Default: the whole page. An overlay over a page
 * that was already checked is checked on its own.
 *
 * @param theme of the page: by all rules in `light`, by those about colours in `dark`
 */
async function seriousFindings(page: Page, theme: Theme, within = 'html'): Promise<string[]> {
  // Contrast is lower while an element is still fading in.
  await page.evaluate(untilStill, {})
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    ([selector, rules]) =>
      (globalThis as unknown as { axe: Axe }).axe.run(selector, {
        resultTypes: ['violations'],
        ...rules,
      }),
    [within, RULES_OF_THEME[theme]] as const,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

test('the sign-in page has no accessibility problems', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Continue as Owner' })).toBeVisible()
  expect(await seriousFindings(page, 'light')).toEqual([])
})

for (const theme of ['light', 'dark'] as const) {
  test(`home and dashboards have no accessibility problems, ${theme}`, async ({
    console: { page, resumeAtHome, openDashboard },
  }) => {
    await resumeAtHome()
    if (theme === 'dark') {
      await page.getByRole('button', { name: /Profile menu/ }).click()
      await page.getByRole('menuitem', { name: 'Dark theme' }).click()
    }
    await expect(page.locator('.air-widget')).toHaveCount(4)
    expect(await seriousFindings(page, theme)).toEqual([])
    await page.getByRole('link', { name: 'Dashboards' }).click()
    await expect(page.getByRole('link', { name: /City overview/ })).toBeVisible()
    expect(await seriousFindings(page, theme)).toEqual([])
    await openDashboard('City overview')
    await expect(page.locator('.air-widget').first()).toBeVisible()
    expect(await seriousFindings(page, theme)).toEqual([])
  })
}

const PAGES = [
  ['a page that is not built yet', '/org_city/reports', 'Reports'],
  ['devices', '/org_city/devices', 'Devices'],
  ['a device', '/org_city/devices/1C00C89B%3A0/monitor', 'Beach promenade'],
  ['profiles', '/org_city/profiles', 'Air quality profiles'],
  ['a page that is not there', '/org_city/nowhere', 'Oops! The requested page was not found'],
] as const

for (const theme of ['light', 'dark'] as const) {
  test(`dialogs and panels over a dashboard have no accessibility problems, ${theme}`, async ({
    console: { page, resumeAtHome, openDashboard },
  }) => {
    // A dozen pages and dialogs, each checked by axe.
    test.slow()
    await resumeAtHome()
    if (theme === 'dark') {
      await page.getByRole('button', { name: /Profile menu/ }).click()
      await page.getByRole('menuitem', { name: 'Dark theme' }).click()
    }
    for (const [, path, heading] of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await seriousFindings(page, theme)).toEqual([])
    }
    await openDashboard('Indoor air')
    await expect(page.locator('.air-widget').first()).toBeVisible()
    expect(await seriousFindings(page, theme)).toEqual([])

    await page.getByRole('button', { name: 'Add widget' }).click()
    await expect(page.getByRole('complementary')).toBeVisible()
    expect(await seriousFindings(page, theme)).toEqual([])
    for (const type of ['Chart', 'Device', 'Heat map', 'Map']) {
      await page
        .getByRole('complementary')
        .getByRole('button')
        .filter({ has: page.getByText(type, { exact: true }) })
        .click()
      await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
      expect(await seriousFindings(page, theme, DIALOG)).toEqual([])
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.getByRole('button', { name: 'Close panel' }).click()

    for (const item of ['Version history', 'Wall screen', 'Edit']) {
      await page.getByRole('button', { name: 'Actions for Indoor air' }).click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await seriousFindings(page, theme, DIALOG)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused()
    expect(await seriousFindings(page, theme)).toEqual([])
  })
}
