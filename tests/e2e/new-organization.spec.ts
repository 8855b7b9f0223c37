import { expect, test as base } from './console.ts'
import { createWorkerConsole, type WorkerConsole } from './workerConsole.ts'

// An organization is created on the way to a claim. It stays: nothing deletes it, so this console is not
// shared.

const test = base.extend<object, { server: WorkerConsole }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the needed fixtures from the pattern: none
    async ({}, use) => {
      const server = await createWorkerConsole()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('somebody with a new monitor creates an organization on the way, and claims it there', async ({
  console: { page, resume },
  server: { url },
}) => {
  const serial = '84fce60b3e17'
  const posted = await fetch(`${url}/sensors/airgradient:${serial}/measures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wifi: -46, rco2: 447, pm02: 7, atmp: 25.8, rhum: 43 }),
  })
  expect(posted.status).toBe(200)
  await resume('Owner')
  await page.goto('/org_city/devices/claim')
  // Typed, and passed along without asking.
  await page.getByRole('textbox', { name: 'Serials' }).fill(serial)
  await page.getByRole('button', { name: 'Create organization' }).click()
  await expect(page).toHaveURL(new RegExp(`/organizations/new\\?serials=${serial}$`))
  await page.getByRole('textbox', { name: 'Name' }).fill('Lab of Air')
  await page.getByRole('button', { name: 'Create organization' }).click()

  await expect(page).toHaveURL(/\/org_[\w-]{12}\/devices\/claim\?serials=/)
  await expect(page.getByRole('textbox', { name: 'Serials' })).toHaveValue(serial)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  const claimed = page.getByRole('row').filter({ hasText: serial })
  await expect(claimed).toContainText('Lab of Air')
  await expect(claimed).toContainText('Claimed')
  await page.getByRole('button', { name: 'Show devices' }).click()
  await expect(page).toHaveURL(/\/org_[\w-]{12}\/devices$/)
  await expect(page.getByRole('row').filter({ hasText: serial })).toBeVisible()
})

test('a user who may not create organizations is told whom to ask', async ({
  console: { page, resume },
}) => {
  await resume('User')
  await page.goto('/org_city/organizations/new')
  await expect(page.getByText('You may not create organizations')).toBeVisible()
})
