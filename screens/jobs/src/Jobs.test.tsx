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

describe('the job queues', () => {
  it('names the queues that are late', async () => {
    await open()
    await expect.element(queue('mail')).toMatchTextContent(/Late: due\s*5 min ago/)
    await expect.element(queue('default')).not.toMatchTextContent(/Late/)
  })
})

describe('the list of jobs', () => {
  it('describes jobs in words, with attempts and progress', async () => {
    await open()
    await expect.element(row('Send an e-mail')).toMatchTextContent(/Failed/)
    await expect.element(row('Delete unused files')).toMatchTextContent(/2 of 5/)
    await expect
      .element(page.getByRole('progressbar', { name: /^Progress of Delete unused files/ }))
      .toHaveAttribute('value', '0.34')
    await expect.element(row('acme.bake')).toMatchTextContent(/Waiting/)
  })

  it('shows why a job failed once it is opened', async () => {
    await open()
    await row('Send an e-mail')
      .getByRole('button', { name: /^Show details/ })
      .click()
    await expect.element(page.getByText('550 no such mailbox')).toBeVisible()
    await expect.element(page.getByText('mail_17')).toBeVisible()
  })

  it('repeats a failed job on request', async () => {
    await open()
    await choose('Send an e-mail', 'Repeat')
    await expect.element(row('Send an e-mail')).toMatchTextContent(/Waiting/)
  })

  it('asks before it cancels a running job', async () => {
    await open()
    await choose('Delete unused files', 'Cancel')
    await expect.element(page.getByRole('button', { name: 'Keep it' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel job' }).click()
    await expect.element(row('Delete unused files')).toMatchTextContent(/Cancelled/)
  })

  it('offers no menu for a job that is done', async () => {
    await open()
    await expect
      .element(row('Delete old jobs').getByRole('button', { name: /^Actions/ }))
      .not.toBeInTheDocument()
  })

  it('filters jobs by state', async () => {
    await open({ state: 'failed' })
    await expect.element(row('Send an e-mail')).toBeVisible()
    await expect.element(row('Delete unused files')).not.toBeInTheDocument()
  })
})
