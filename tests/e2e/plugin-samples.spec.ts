import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, run } from '../suites/command.ts'
import { expect, test } from './console.ts'
import { install } from './plugins/scene.ts'

// The samples in docs/samples, written with the public kit only: packed, installed, used.

const CLI = join(ROOT, 'core/plugin-cli/bin/airshed-plugin.js')

/** A sample's archive, as its author would pack it. */
async function packed(sample: string): Promise<Uint8Array> {
  const out = mkdtempSync(join(tmpdir(), 'airshed-sample-'))
  try {
    const { exitCode, output } = await run('node', [CLI, 'pack', '--out', out], {
      cwd: join(ROOT, 'docs/samples', sample),
    })
    if (exitCode !== 0) throw new Error(output)
    return readFileSync(join(out, `sample.${sample}-0.1.0.airshed`))
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

test.describe('the sample screen', () => {
  // Both run on one worker, which has it installed.
  test.describe.configure({ mode: 'default' })
  const steps: (() => Promise<unknown>)[] = []
  test.beforeAll(async ({ callsOf }) => {
    test.setTimeout(120_000)
    await install(await callsOf('Owner'), await packed('night-shift'), {
      afterwards: (step) => void steps.push(step),
    })
  })
  test.afterAll(async () => {
    for (const step of steps.splice(0)) await step()
  })

  test('the screen is in the sidebar, and keeps its rearranged panes', async ({
    console,
    page,
  }) => {
    await console.resume()
    await page.goto('/org_city/home')
    await page.getByRole('link', { name: 'Night shift' }).click()
    await expect(page).toHaveTitle(/Night shift/)
    const frame = page.frameLocator('iframe[title="Night shift"]')
    await expect(frame.getByRole('heading', { name: 'Newest alerts' })).toBeVisible()
    await expect(frame.getByText(/µg\/m³|ppm/).first()).toBeVisible()

    await frame.getByRole('button', { name: 'Panes' }).click()
    await frame.getByRole('menuitemcheckbox', { name: 'Newest alerts' }).first().click()
    await page.reload()
    await expect(frame.getByRole('button', { name: 'Panes' })).toBeVisible()
    await expect(frame.getByRole('heading', { name: 'Newest alerts' })).toBeHidden()
  })

  test('refuses somebody without its permission', async ({ console, page }) => {
    await console.resume('Partner')
    await page.goto('/org_city/night-shift')
    await expect(page).toHaveURL(/\/home$/)
  })
})

test('the sample device form is filled from a new kind of sensor', async ({
  console,
  page,
  afterwards,
  callsOf,
}) => {
  test.setTimeout(120_000)
  await console.resume()
  await install(await callsOf('Owner'), await packed('ozone-monitor'), { afterwards })
  await page.goto('/org_city/plugins?plugin=sample.ozone-monitor')
  const detail = page.getByRole('dialog')
  const form = detail.frameLocator('iframe')
  await expect(form.getByLabel(/Zero offset/)).toBeVisible()
  await form.getByLabel(/Zero offset/).fill('1.5')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(detail.getByText('Saving would send')).toBeVisible()
  await expect(detail.locator('pre').filter({ hasText: '1.5' })).toBeVisible()
})
