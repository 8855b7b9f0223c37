import { expect, it, onTestFinished } from 'vitest'
import { createTestServer } from '../../testing/testServer.ts'
import { letter } from './testJobs.fixture.ts'
import { eventually } from '../../testing/eventually.ts'

it('a server runs its periodic jobs and takes no more when it closes', async () => {
  const { app, context, close } = await createTestServer({ runsJobs: true })
  onTestFinished(close)
  const { jobs, store } = context
  await eventually(async () => {
    const { data: rows } = await jobs.list({ state: 'done', size: 30 })
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
      'access.tidy',
      'alerts.forgetNotices',
      'alerts.judge',
      'corrections.follow-all-bases',
      'device-certificates.forget',
      'devices.tidy-channel',
      'files.collect',
      'firmware.advance',
      'firmware.collect',
      'identity.forget',
      'imports.collect',
      'ingest-keys.forget',
      'jobs.forget',
      'mail.forget',
      'measurements.flag-again',
      'measurements.recount-all-limits',
      'metrics.follow',
      'nodes.forget-unclaimed',
      'nodes.remove-readings',
      'nodes.sweep',
      'organizations.remove',
      'pictures.collect',
      'plugins.read-catalogues',
      'snapshots.expire',
      'tokens.tell-ending',
      'webhooks.tidy',
    ])
  })
  await app.close()
  const id = await store.db.transaction().execute((tx) => jobs.add(tx, letter, { to: 'ann' }))
  expect(await jobs.find(id)).toMatchObject({ state: 'waiting', is_known: false })
})

it('a server that is not asked to leaves jobs alone', async () => {
  const { context, close } = await createTestServer()
  onTestFinished(close)
  expect(await context.store.db.selectFrom('job_schedules').selectAll().execute()).toEqual([])
})
