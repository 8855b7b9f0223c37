import { expect, it } from 'vitest'
import { NAMED_MAX, namesIn, RunningRequests } from './runningRequests.ts'

it('names requests while they run', () => {
  const running = new RunningRequests()
  const [first, second] = [{}, {}]
  running.enter(first, 'GET /v2/nodes/:id')
  running.enter(second, 'POST /v2/search/measurements')
  expect(namesIn(running.memory).toSorted()).toEqual([
    'GET /v2/nodes/:id',
    'POST /v2/search/measurements',
  ])
  running.leave(first)
  running.leave(first)
  expect(namesIn(running.memory)).toEqual(['POST /v2/search/measurements'])
})

it('names the newest requests when there are too many', () => {
  const running = new RunningRequests()
  const waiting = Array.from({ length: NAMED_MAX + 10 }, (_, at) => ({ name: `GET /${at}` }))
  for (const request of waiting) running.enter(request, request.name)
  const newest = waiting.slice(10).map(({ name }) => name)
  expect(new Set(namesIn(running.memory))).toEqual(new Set(newest))
  for (const request of waiting) running.leave(request)
  expect(namesIn(running.memory)).toEqual([])
})

it('cuts a name where its room ends', () => {
  const running = new RunningRequests()
  running.enter({}, `GET /${'x'.repeat(500)}`)
  expect(namesIn(running.memory)).toEqual([`GET /${'x'.repeat(122)}`])
})
