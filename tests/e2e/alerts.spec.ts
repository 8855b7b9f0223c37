import type { Page } from 'playwright/test'
import { expect, test } from './console.ts'
import { E2E_KEY } from './workerConsole.ts'

// An alert from its form to the message that its subscriber gets, while the console stays open.

const SERIAL = 'quarry-1'
const DEVICE = 'Quarry gate'

async function report(url: string, pm25: number): Promise<void> {
  const answer = await fetch(`${url}/ingest/json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-airshed-key': E2E_KEY },
    body: JSON.stringify({ serial: SERIAL, name: DEVICE, time: Date.now(), readings: { pm25 } }),
  })
  expect(answer.status).toBe(200)
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const timeline = (page: Page, name: string) =>
  page.getByRole('region', { name }).getByRole('listitem')

async function choose(page: Page, label: string | RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option }).filter({ visible: true }).first().click()
}

test('an alert is created, triggered by a reading, notified, acknowledged, resolved and muted', async ({
  console: { page, resume },
  server: { url },
  callsOf,
  afterwards,
}) => {
  // One journey through seven pages.
  test.slow()
  const name = 'Dust at the quarry'
  const { call } = await callsOf('Owner')
  afterwards(async () => {
    const { data: alerts } = await call<{ data: { _id: string; name: string }[] }>(
      'GET',
      'alerts?organization_id=org_city&size=100',
    )
    for (const { _id: id, name: words } of alerts) {
      if (words === name) await call('DELETE', `alerts/${id}`)
    }
  })
  await report(url, 7)
  await resume()
  await page.goto('/org_city/alerts')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Alert', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Message' }).fill('Wet the road.')
  await page.getByRole('button', { name: 'Add condition' }).click()
  await choose(page, /^Device:/, DEVICE)
  await choose(page, /^Parameter:/, /PM2\.5/)
  await page.getByRole('combobox', { name: 'Operator' }).selectOption('gt')
  await page.getByRole('textbox', { name: /^Value/ }).fill('35')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByText('It would not have been active')).toBeVisible()
  await choose(page, /^Add subscriber/, /./)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Alert created')).toBeVisible()

  const row = rowOf(page, name)
  // Idle until it is evaluated, which happens at once.
  await expect(row).toContainText(/Idle|Resolved/)
  await report(url, 41)
  await expect(row).toContainText('Active')

  await page.goto('/org_city/outbox')
  const message = rowOf(page, name)
  await expect(message).toContainText('Kept')
  await expect(message).toContainText(`Warning: ${name}`)

  await page.goto('/org_city/home')
  await expect(rowOf(page, name)).toContainText('Active')
  await rowOf(page, name).getByRole('link').click()
  await expect(page).toHaveURL(/\/alerts\/[^/]+\/monitor/)
  await expect(timeline(page, 'Timeline').filter({ hasText: 'Became active' })).toContainText(
    'Kept in the outbox',
  )
  const act = async (action: string): Promise<void> => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act('Acknowledge')
  await expect(page.getByText('Alert acknowledged')).toBeVisible()
  await expect(timeline(page, 'Timeline').filter({ hasText: 'Acknowledged' })).toBeVisible()
  const about = page.getByRole('region', { name: 'About' })
  await expect(about).toContainText('Active')
  await report(url, 20)
  await expect(about).toContainText('Resolved')
  await expect(timeline(page, 'Timeline').filter({ hasText: 'Over' }).first()).toBeVisible()
  await act('Mute for 8 h')
  await expect(page.getByText('Alert muted: nobody is notified')).toBeVisible()
  await expect(about).toContainText('Muted')
})

test('an open Spanish page shows an alert begin and end', async ({
  console: { page, resumeAtHome },
  server: { url },
  callsOf,
  afterwards,
}) => {
  const name = 'Polvo en la cantera'
  const { call } = await callsOf('Owner')
  await report(url, 7)
  const condition = {
    deviceId: `${SERIAL}:0`,
    dataPointId: `${SERIAL}.0.0.0/132:5`,
    expr: 'gt',
    value: 35,
  }
  const { id: owner } = await call<{ id: string }>('GET', 'users/me')
  const { _id: id } = await call<{ _id: string }>('POST', 'alerts', {
    organization_id: 'org_city',
    name,
    description: 'Mojar el camino.',
    notification_level: 'warning',
    data_points: [{ _id: 'dust', conditions: [condition] }],
    subscribers: { users: [owner], notification_method: 'email' },
  })
  afterwards(() => call('DELETE', `alerts/${id}`))
  await resumeAtHome()
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByText('Español').click()
  await page.goto('/org_city/alerts')
  await report(url, 41)
  await expect(rowOf(page, name)).toContainText('Activa')
  await page.goto(`/org_city/alerts/${id}/monitor`)
  await expect(timeline(page, 'Cronología').filter({ hasText: 'Se activó' })).toContainText(
    'En la bandeja de salida',
  )
  await report(url, 20)
  await expect(timeline(page, 'Cronología').filter({ hasText: 'Terminó' }).first()).toBeVisible()
  await page.goto('/org_city/outbox')
  await expect(page.getByRole('heading', { level: 1, name: 'Bandeja de salida' })).toBeVisible()
  await expect(rowOf(page, name).first()).toContainText('Conservado')
})
