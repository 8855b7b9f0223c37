import { job, jobQueue, renderScreen, TEST_NOW_MS, type RenderedScreen } from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

const SERVER = {
  jobs: [
    job(0, { state: 'failed', kind: 'mail.send', key: 'mail_17', reason: '550 no such mailbox' }),
    job(1, { state: 'running', kind: 'files.collect', attempt: 2 }),
    job(2, { state: 'waiting', kind: 'acme.bake', queue: 'ovens', is_known: false }),
    job(3, { state: 'done', kind: 'jobs.forget' }),
  ],
  jobQueues: [jobQueue(), jobQueue('mail', { failed: 2, late_since: TEST_NOW_MS - 5 * 60_000 })],
}

let drawn: RenderedScreen | undefined
beforeEach(() => page.viewport(1280, 900))
afterEach(() => drawn?.unmount())

const open = async (params = {}) => {
  drawn = await renderScreen(plugin, { params, server: SERVER })
  return drawn
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const queue = (name: string) =>
  page.getByRole('list', { name: 'Queues' }).getByRole('listitem').filter({ hasText: name })
const choose = async (name: string, action: string) => {
  await row(name)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('the queues', () => {
  it('say which of them are late', async () => {
    await open()
    await expect.element(queue('mail')).toMatchTextContent(/Late: due\s*5 min ago/)
    await expect.element(queue('default')).not.toMatchTextContent(/Late/)
  })
})

describe('the jobs', () => {
  it('are shown in words, with their attempts and progress', async () => {
    await open()
    await expect.element(row('Send an e-mail')).toMatchTextContent(/Failed/)
    await expect.element(row('Delete unused files')).toMatchTextContent(/2 of 5/)
    await expect
      .element(page.getByRole('progressbar', { name: /^Progress of Delete unused files/ }))
      .toHaveAttribute('value', '0.34')
    await expect.element(row('acme.bake')).toMatchTextContent(/Waiting/)
  })

  it('say why they failed once they are opened', async () => {
    await open()
    await row('Send an e-mail')
      .getByRole('button', { name: /^Show details/ })
      .click()
    await expect.element(page.getByText('550 no such mailbox')).toBeVisible()
    await expect.element(page.getByText('mail_17')).toBeVisible()
  })

  it('are repeated when they failed', async () => {
    await open()
    await choose('Send an e-mail', 'Repeat')
    await expect.element(row('Send an e-mail')).toMatchTextContent(/Waiting/)
  })

  it('are cancelled after a question while they run', async () => {
    await open()
    await choose('Delete unused files', 'Cancel')
    await expect.element(page.getByRole('button', { name: 'Keep it' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel job' }).click()
    await expect.element(row('Delete unused files')).toMatchTextContent(/Cancelled/)
  })

  it('that are done have no menu', async () => {
    await open()
    await expect
      .element(row('Delete old jobs').getByRole('button', { name: /^Actions/ }))
      .not.toBeInTheDocument()
  })

  it('are filtered by state', async () => {
    await open({ state: 'failed' })
    await expect.element(row('Send an e-mail')).toBeVisible()
    await expect.element(row('Delete unused files')).not.toBeInTheDocument()
  })
})
