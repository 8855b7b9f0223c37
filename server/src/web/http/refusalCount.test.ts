import fastify from 'fastify'
import { expect, it } from 'vitest'
import { apiError } from '../../base/errors.ts'
import { createLogLines } from '../../testing/logLines.ts'
import { registerErrorHandler } from './errorHandler.ts'
import { COUNTED_FOR_MS } from './refusalCount.ts'

/** A server that refuses every request for load, with a clock moved by hand. */
function busyServer() {
  const log = createLogLines()
  const app = fastify({ logger: log.logger, disableRequestLogging: true })
  let due: (() => void) | null = null
  registerErrorHandler(app, (run, afterMs) => {
    expect(afterMs).toBe(COUNTED_FOR_MS)
    due = run
    return () => (due = null)
  })
  let requests = 0
  app.get('/busy', async () => {
    requests += 1
    throw apiError(requests % 2 === 0 ? 'SERVER_BUSY' : 'QUEUE_FULL', { seconds: '5' })
  })
  const refuse = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      expect((await app.inject('/busy')).statusCode).toBe(503)
    }
  }
  return { app, log, refuse, pass: () => due?.() }
}

it('refusals for load are one counted line for each interval, without a stack', async () => {
  const { app, log, refuse, pass } = busyServer()
  await refuse(40)
  expect(log.text()).toBe('')
  pass()
  await refuse(2)
  pass()
  pass()
  expect(log.events()).toEqual([
    { level: 40, event: 'requests.refused', refused: 40, seconds: 10 },
    { level: 40, event: 'requests.refused', refused: 2, seconds: 10 },
  ])
  expect(log.text()).not.toContain('stack')
  await app.close()
})

it('uncounted refusals are logged as the server closes', async () => {
  const { app, log, refuse } = busyServer()
  await refuse(3)
  await app.close()
  expect(log.events()).toMatchObject([{ refused: 3 }])
})
