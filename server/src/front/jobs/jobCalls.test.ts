import type { Job, JobList, JobQueueList } from '@airshed/schemas'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

const sendPost = defineJob({
  kind: 'test.post',
  queue: 'post',
  payload: Type.Object({ to: Type.String() }),
})

let world: World
beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  await world.context.store.db.deleteFrom('jobs').execute()
})
afterAll(() => world.close())

/** Adds a job in a state. Answers its id. */
async function seedJob(state: Job['state'] = 'waiting', to = 'ana@example.org'): Promise<string> {
  const { jobs, store } = world.context
  const id = await store.db.transaction().execute((tx) => jobs.add(tx, sendPost, { to }))
  const reason = state === 'failed' ? 'The mail server refused it' : null
  await store.db.updateTable('jobs').set({ state, reason }).where('id', '=', id).execute()
  return id
}
const list = async (query: string) =>
  (await world.call<JobList>('admin', 'GET', `jobs?${query}`)).body

describe('the jobs of the server', () => {
  it('counts jobs by queue', async () => {
    for (const state of ['waiting', 'waiting', 'running', 'failed', 'done'] as const) {
      await seedJob(state)
    }
    const { body } = await world.call<JobQueueList>('admin', 'GET', 'jobs/queues')
    expect(body.data).toMatchObject([{ queue: 'post', waiting: 2, running: 1, failed: 1 }])
  })

  it('lists jobs by state, the newest first, in pages and without their payload', async () => {
    const ids = [await seedJob('failed'), await seedJob('failed'), await seedJob('failed')]
    const first = await list('state=failed&size=2')
    expect(first.data.map(({ id }) => id)).toEqual([ids[2], ids[1]])
    expect(first.data[0]?.reason).toBe('The mail server refused it')
    const second = await list(`state=failed&size=2&cursor=${first.next}`)
    expect(second).toMatchObject({ data: [{ id: ids[0] }], next: null })
    expect(JSON.stringify([first, second])).not.toContain('ana@example.org')
    expect((await list('state=failed&queue=other')).data).toEqual([])
    expect((await list('kind=test.other')).data).toEqual([])
    expect((await list('kind=test.post&queue=post&page=2&size=2')).data).toMatchObject([
      { id: ids[0] },
    ])
    const foreign = await world.call('admin', 'GET', `jobs?state=done&cursor=${first.next}`)
    expect(foreign).toMatchObject({ status: 400, body: { code: 'CURSOR_INVALID' } })
  })

  it('restarts a failed job, and the log says who wanted it', async () => {
    const id = await seedJob('failed')
    const { status, body } = await world.call<Job>('admin', 'POST', `jobs/${id}/repeat`)
    expect([status, body.state, body.attempt]).toEqual([200, 'waiting', 0])
    const event = await world.context.store.db
      .selectFrom('events')
      .select(['name', 'row_id', 'actor_id'])
      .orderBy('position', 'desc')
      .executeTakeFirst()
    expect(event).toEqual({ name: 'job.repeated', row_id: id, actor_id: 'admin' })
    expect((await world.call('admin', 'POST', `jobs/${id}/repeat`)).status).toBe(409)
  })

  it('cancels a waiting job and refuses to cancel one that is done', async () => {
    const [waiting, done] = [await seedJob(), await seedJob('done')]
    const answer = await world.call<Job>('admin', 'POST', `jobs/${waiting}/cancel`)
    expect(answer.body.state).toBe('cancelled')
    expect((await world.call('admin', 'POST', `jobs/${done}/cancel`)).status).toBe(409)
    expect((await world.call('admin', 'POST', 'jobs/unknown/cancel')).status).toBe(404)
  })
})
