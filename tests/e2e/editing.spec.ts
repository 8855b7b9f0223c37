import type { Page } from 'playwright/test'
import { expect, test } from './console.ts'
import { saved } from './saved.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const history = (page: Page) => page.locator('.dashboard-history')
const undo = (page: Page) => history(page).getByRole('button', { name: /^Undo/ })
const redo = (page: Page) => history(page).getByRole('button', { name: /^Redo/ })

async function deleteWidget(page: Page, name: string): Promise<void> {
  const actions = page.getByRole('button', { name: `Actions for ${name}`, exact: true })
  // A card that is still taking its place in the grid can slip away from under the pointer.
  await expect(async () => {
    await actions.click()
    await expect(actions).toHaveAttribute('aria-expanded', 'true', { timeout: 2000 })
  }).toPass()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(card(page, name)).toHaveCount(0)
}

test('five edits are undone, and redone after a reload', async ({
  console: { page, resume, createDashboard, addWidget },
}) => {
  await resume()
  await createDashboard('Second thoughts')
  await addWidget({ type: 'Chart', name: 'Dust', device: 'Quay Street', parameter: 'PM10' })
  await addWidget({ type: 'Device', name: 'Station', device: 'Quay Street', parameter: 'PM2.5' })
  await page.getByRole('button', { name: 'Move Station' }).press('Shift+ArrowDown')
  await page.getByRole('button', { name: 'Keep this range', exact: false }).click()
  await deleteWidget(page, 'Dust')
  await expect(undo(page)).toHaveAccessibleName('Undo: deleted Dust')

  await undo(page).click()
  await expect(card(page, 'Dust')).toBeVisible()
  await expect(undo(page)).toHaveAccessibleName('Undo: changed the pinned range')
  await page.keyboard.press('Control+z')
  await expect(undo(page)).toHaveAccessibleName('Undo: moved Station')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(card(page, 'Station')).toHaveCount(0)
  const last = page.waitForResponse(
    (response) => response.ok() && response.request().postData()?.includes('"widgets":[]') === true,
  )
  await page.keyboard.press('Control+z')
  await expect(page.getByText('No widgets yet')).toBeVisible()
  await last

  await page.reload()
  await expect(page.getByText('No widgets yet')).toBeVisible()
  await expect(undo(page)).toBeDisabled()
  await expect(redo(page)).toHaveAccessibleName('Redo: added Dust')
  await redo(page).click()
  await expect(card(page, 'Dust')).toBeVisible()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+Shift+z')
  await expect(card(page, 'Dust')).toHaveCount(0)
  await expect(card(page, 'Station')).toBeVisible()
  await expect(redo(page)).toBeDisabled()
})

test('an earlier version is compared and restored', async ({
  console: { page, resume, createDashboard, addWidget },
}) => {
  await resume()
  await createDashboard('Looking back')
  await addWidget({ type: 'Chart', name: 'Dust', device: 'Quay Street', parameter: 'PM10' })
  const gone = saved(page)
  await deleteWidget(page, 'Dust')
  await gone
  await page.getByRole('button', { name: 'Actions for Looking back' }).click()
  await page.getByRole('menuitem', { name: 'Version history' }).click()
  const drawer = page.getByRole('dialog', { name: 'Version history' })
  await expect(drawer.getByText('deleted Dust')).toBeVisible()
  await drawer.getByRole('button', { name: 'Compare version 2 with now' }).click()
  await expect(drawer.getByText('added Dust').last()).toBeVisible()
  await drawer.getByRole('button', { name: 'Restore' }).click()
  await expect(card(page, 'Dust')).toBeVisible()
})

test('two people edit one dashboard without losing changes silently', async ({
  browser,
  console: { page, resume, createDashboard, addWidget },
}) => {
  // Updates from others are held back, so both edit what they see.
  await page.routeWebSocket(/\/v2\/socket/, (browserSide) => {
    const serverSide = browserSide.connectToServer()
    serverSide.onMessage((message) => {
      if (!String(message).includes('"event":"changed"')) browserSide.send(message)
    })
  })
  await resume()
  await createDashboard('Both of us')
  await addWidget({ type: 'Chart', name: 'Dust', device: 'Quay Street', parameter: 'PM10' })
  await addWidget({ type: 'Device', name: 'Station', device: 'Quay Street', parameter: 'PM2.5' })
  const context = await browser.newContext({ locale: 'en-US' })
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Continue as Owner' }).click()
  await expect(card(other, 'Station')).toBeVisible()

  const theirs = saved(other)
  await deleteWidget(other, 'Station')
  await theirs
  const merged = saved(page)
  await page.getByRole('button', { name: 'Move Dust' }).press('Shift+ArrowDown')
  await expect(page.getByText('Both changes are kept.')).toBeVisible()
  await merged
  await expect(card(page, 'Station')).toHaveCount(0)

  for (const [who, name] of [
    [other, 'Theirs'],
    [page, 'Mine'],
  ] as const) {
    await who.getByRole('button', { name: 'Actions for Dust', exact: true }).click()
    await who.getByRole('menuitem', { name: 'Edit' }).click()
    await who.getByRole('dialog').getByLabel('Name').fill(name)
    const kept = who === other ? saved(other) : null
    await who.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await kept
  }
  const conflict = page.getByRole('dialog', { name: 'Conflicting changes' })
  await expect(conflict.getByText('edited Mine')).toBeVisible()
  await expect(conflict.getByText('edited Theirs')).toBeVisible()
  const chosen = saved(page)
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await chosen
  await expect(card(page, 'Mine')).toBeVisible()
  await context.close()
})

test('the form of a widget shows a preview beside it', async ({
  console: { page, resume, createDashboard, addWidget },
}) => {
  await resume()
  await createDashboard('Trying things')
  await addWidget({ type: 'Chart', name: 'Dust', device: 'Quay Street', parameter: 'PM10' })
  await page.getByRole('button', { name: 'Actions for Dust', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Dust' })
  const preview = dialog.locator('.dashboard-preview')
  await expect(preview).toContainText('Dust')
  await dialog.getByLabel('Name').fill('Coarse dust')
  await expect(preview).toContainText('Coarse dust')
})

test('a widget is copied to another dashboard by keyboard', async ({
  console: { page, resume, createDashboard, addWidget },
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await resume()
  await createDashboard('Copied from')
  await addWidget({ type: 'Chart', name: 'Dust', device: 'Quay Street', parameter: 'PM10' })
  await page.getByRole('button', { name: 'Move Dust' }).focus()
  await page.keyboard.press('Control+c')
  await expect(page.getByText(/^Copied Dust/)).toBeVisible()
  await createDashboard('Copied to')
  await page.keyboard.press('Control+v')
  await expect(card(page, 'Dust')).toBeVisible()
})

test('a pinned range is restored, and a zoom goes back', async ({
  console: { page, resume, createDashboard, addWidget },
}) => {
  await resume()
  await createDashboard('Six hours')
  await addWidget({ type: 'Chart', name: 'Dust', device: 'Quay Street', parameter: 'PM10' })
  await page.getByRole('button', { name: /^Time range:/ }).click()
  await page.getByRole('menuitem', { name: '6 hours' }).click()
  const pinned = saved(page)
  await page.getByRole('button', { name: /^Keep this range/ }).click()
  await pinned
  await page.reload()
  await expect(page.getByRole('button', { name: /^Time range: .*6 hours/ })).toBeVisible()

  const plot = card(page, 'Dust').locator('.u-over')
  await expect(plot).toBeVisible()
  const box = (await plot.boundingBox())!
  await page.mouse.move(box.x + box.width * 0.3, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.6, box.y + 40, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Resume live updates' })).toBeVisible()
  await plot.dblclick()
  await expect(page.getByRole('button', { name: 'Pause live updates' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Time range: .*6 hours/ })).toBeVisible()
})

test('the page is saved as a workbook, a picture and a table', async ({
  console: { page, resume, openDashboard },
}) => {
  await resume()
  await openDashboard('Roadside PM2.5')
  const name = 'PM2.5 along the main roads'
  await expect(card(page, name).locator('canvas').first()).toBeVisible()
  const workbook = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Actions for Roadside PM2.5' }).click()
  await page.getByRole('menuitem', { name: 'Save data as workbook' }).click()
  expect((await workbook).suggestedFilename()).toBe('Roadside PM2.5.xlsx')

  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Save as picture' }).click()
  expect((await picture).suggestedFilename()).toBe(`${name}.png`)

  const readings = page.waitForEvent('download')
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Save all readings (CSV)' }).click()
  expect((await readings).suggestedFilename()).toBe(`${name}.csv`)

  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Show as table' }).click()
  await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(0)
})

test('an edit in another window appears by itself, with its author', async ({
  browser,
  console: { page, resume, createDashboard, addWidget },
}) => {
  await resume()
  await createDashboard('Seen by both')
  await addWidget({ type: 'Chart', name: 'Dust', device: 'Quay Street', parameter: 'PM10' })
  const context = await browser.newContext({ locale: 'en-US' })
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Continue as Owner' }).click()
  await expect(card(other, 'Dust')).toBeVisible()
  await deleteWidget(other, 'Dust')
  await expect(page.getByText('You, in another window: deleted Dust')).toBeVisible()
  await expect(card(page, 'Dust')).toHaveCount(0)
  await context.close()
})
