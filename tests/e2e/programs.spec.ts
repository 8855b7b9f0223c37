import { execFile } from 'node:child_process'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, test as base, type Page } from 'playwright/test'
import { openSession } from './session.ts'
import { createWorkerConsole, E2E_KEY, type WorkerConsole } from './workerConsole.ts'

// The server's interfaces for programs: a token used from a command line, and events posted to the user's
// own server.

const test = base.extend<object, { server: WorkerConsole }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the needed fixtures from the pattern: none
    async ({}, use) => {
      const server = await createWorkerConsole({ AIRSHED_ALLOW_PRIVATE_TARGETS: '1' })
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
})

const secretIn = (page: Page, label: string) =>
  page
    .getByRole('dialog')
    .getByRole('group', { name: label })
    .locator('code, pre')
    .first()
    .innerText()

interface Fleet {
  data: { node_id: string }[]
}

/** The response that curl gets: status and body. */
async function curl(token: string, ...words: string[]): Promise<{ status: number; body: string }> {
  const run = promisify(execFile)('curl', [
    '--silent',
    '--header',
    '@-',
    '--write-out',
    '\n%{http_code}',
    ...words,
  ])
  // The arguments of a command are visible to every process of the machine, so the token is passed on
  // stdin.
  run.child.stdin?.end(`authorization: Bearer ${token}`)
  const { stdout } = await run
  const at = stdout.lastIndexOf('\n')
  return { status: Number(stdout.slice(at + 1)), body: stdout.slice(0, at) }
}

test('a token limited to a device reads that device from a command line, and no other', async ({
  page,
  server: { url },
}) => {
  const session = await openSession(url, 'Owner')
  await session.lendTo(page.context())
  const all = await fetch(`${url}/v2/nodes?organization_id=org_city`, {
    headers: { authorization: `Bearer ${await session.token()}` },
  })
  const fleet = (await all.json()) as Fleet
  expect(fleet.data.length).toBeGreaterThan(1)

  await page.goto('/org_city/api')
  await page.getByRole('button', { name: 'Create token' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Weather archive')
  await dialog.getByText('Read devices, their measurements and alerts').click()
  await dialog.getByLabel('Devices', { exact: true }).selectOption({ label: 'Only those I choose' })
  await dialog.getByRole('combobox', { name: 'Its devices' }).click()
  await page.getByRole('listbox', { name: 'Its devices' }).getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect(dialog.getByText('It is shown only once')).toBeVisible()
  const token = await secretIn(page, 'New token')

  const list = await curl(token, `${url}/v2/nodes`)
  const [chosen, ...others] = (JSON.parse(list.body) as Fleet).data
  expect(others).toEqual([])
  const addressOf = (id = '') => `${url}/v2/nodes/${encodeURIComponent(id)}`
  expect((await curl(token, addressOf(chosen?.node_id))).status).toBe(200)
  const foreign = fleet.data.find(({ node_id: id }) => id !== chosen?.node_id)
  expect((await curl(token, addressOf(foreign?.node_id))).status).toBe(404)
  const change = await curl(token, '--request', 'DELETE', addressOf(chosen?.node_id))
  expect(change.status).toBe(403)
  await page.getByRole('button', { name: 'I have saved it' }).click()
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Weather archive' })).toBeVisible()
})

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A small server that records what it is sent. */
async function startReceiver() {
  const received: Received[] = []
  let status = 204
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    of: (type: string) => received.filter(({ body }) => body.includes(`"type":"${type}"`)),
    answer: (next: number) => (status = next),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Implements the Standard Webhooks specification independently of the server's own code. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  return String(headers['webhook-signature'])
    .split(' ')
    .map((one) => Buffer.from(one))
    .some((one) => one.length === expected.length && timingSafeEqual(one, expected))
}

test('a webhook is signed, sent again by hand, and disabled once its target is gone', async ({
  page,
  server: { url },
}) => {
  test.setTimeout(120_000)
  const receiver = await startReceiver()
  await (await openSession(url, 'Owner')).lendTo(page.context())
  await page.goto('/org_city/webhooks')
  await page.getByRole('button', { name: 'Create webhook' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'URL' }).fill(receiver.url)
  await dialog.getByRole('textbox', { name: 'Authorization header' }).fill('Bearer city')
  await dialog.getByRole('button', { name: 'Create webhook' }).click()
  const secret = await secretIn(page, 'Signing secret')
  await page.getByRole('button', { name: 'I have saved it' }).click()

  const posted = await fetch(`${url}/ingest/json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-airshed-key': E2E_KEY },
    body: JSON.stringify({ serial: 'hooked-1', readings: { pm25: 41.5 } }),
  })
  expect(posted.status).toBe(200)
  const withReading = () =>
    receiver.of('measurements.stored').find(({ body }) => body.includes('hooked-1'))
  await expect.poll(withReading, { timeout: 45_000 }).toBeDefined()
  const first = withReading() as Received
  expect(isSigned(first, secret)).toBe(true)
  expect(isSigned({ ...first, body: first.body.replace('41.5', '4.15') }, secret)).toBe(false)
  expect(first.headers.authorization).toBe('Bearer city')

  const row = page.getByRole('row').filter({ hasText: receiver.url })
  const choose = async (action: string): Promise<void> => {
    await row.hover()
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose('Deliveries')
  const delivery = page.getByRole('row').filter({ hasText: 'Delivered' }).first()
  await delivery.getByRole('button', { name: /^Show details/ }).click()
  await expect(page.getByText('webhook-signature').first()).toBeVisible()
  await delivery.hover()
  await delivery.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Send again' }).click()
  const ids = () => receiver.of('measurements.stored').map(({ headers }) => headers['webhook-id'])
  await expect.poll(() => ids().length - new Set(ids()).size).toBe(1)

  receiver.answer(410)
  await fetch(`${url}/ingest/json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-airshed-key': E2E_KEY },
    body: JSON.stringify({ serial: 'hooked-1', readings: { pm25: 12 } }),
  })
  await page.goto('/org_city/webhooks')
  await expect(row).toContainText('Disabled', { timeout: 45_000 })
  await receiver.close()
})

test('a locked organization is readable, announced, and changed by support only', async ({
  page,
  server: { url },
}) => {
  const owner = await openSession(url, 'Owner')
  const support = await openSession(url, 'Support')
  const change = async (session: typeof owner) =>
    (
      await fetch(`${url}/v2/invitations`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await session.token()}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ organization_id: 'org_city', email: 'x@example.org', role: 'user' }),
      })
    ).status
  await support.lendTo(page.context())
  await page.goto('/org_city/organizations/org_city')
  await page.getByRole('button', { name: 'Lock' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lock organization' }).click()
  await expect(page.getByText('Organization locked')).toBeVisible()
  expect(await change(owner)).toBe(423)

  await page.context().clearCookies()
  await owner.lendTo(page.context())
  await page.goto('/org_city/devices')
  await expect(page.getByText(/is locked: only support can change anything/)).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  await page.context().clearCookies()
  await support.lendTo(page.context())
  await page.goto('/org_city/organizations/org_city')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock organization' }).click()
  await expect(page.getByText('Organization unlocked')).toBeVisible()
  expect(await change(owner)).toBe(201)
})
