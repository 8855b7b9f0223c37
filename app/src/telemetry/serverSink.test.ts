import type { TelemetryEvent } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { createServerSink, FLUSH_AFTER_MS, FLUSH_AT } from './serverSink.ts'

const view = (title: string) =>
  ({ kind: 'page-view', title, path: '/all/home', timeMs: 1 }) as const

function server(answer: () => Promise<void> = () => Promise.resolve()) {
  const batches: { events: readonly TelemetryEvent[]; keepalive: boolean }[] = []
  const timers: { task: () => void; delayMs: number }[] = []
  const sink = createServerSink({
    send: (events, { keepalive }) => {
      batches.push({ events, keepalive })
      return answer()
    },
    schedule: (task, delayMs) => {
      const timer = { task, delayMs }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
  })
  const titles = () =>
    batches.map(({ events }) =>
      events.map((event) => (event.kind === 'page-view' ? event.title : event.kind)),
    )
  return { sink, batches, timers, titles }
}

describe('what the console tells the server', () => {
  it('is gathered for ten seconds and sent at once', () => {
    const { sink, timers, titles } = server()
    sink.send(view('Home'))
    sink.send(view('Devices'))
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([FLUSH_AFTER_MS])
    expect(titles()).toEqual([])
    timers[0]!.task()
    expect(titles()).toEqual([['Home', 'Devices']])
  })

  it('is sent before that when twenty events have come together', () => {
    const { sink, timers, batches } = server()
    for (let count = 0; count < FLUSH_AT + 1; count += 1) sink.send(view(`page ${count}`))
    expect(batches.map(({ events }) => events.length)).toEqual([FLUSH_AT])
    expect(timers).toHaveLength(1)
  })

  it('outlives the page that it is about', () => {
    const { sink, batches, timers } = server()
    sink.send(view('Home'))
    sink.flush(true)
    sink.flush(true)
    expect(batches).toMatchObject([{ keepalive: true }])
    expect(timers).toEqual([])
  })

  it('is nothing after the end of the session', () => {
    const { sink, titles } = server()
    sink.send(view('Home'))
    sink.close()
    sink.send(view('Too late'))
    sink.flush()
    expect(titles()).toEqual([['Home']])
  })

  it('is dropped in silence when the server does not take it', async () => {
    const { sink, titles } = server(() => Promise.reject(new Error('no')))
    sink.send(view('Home'))
    sink.flush()
    await Promise.resolve()
    sink.send(view('Devices'))
    sink.flush()
    expect(titles()).toEqual([['Home'], ['Devices']])
  })

  it('is cut to what the server takes, so that one long message spoils no batch', () => {
    const { sink, batches } = server()
    sink.send({ kind: 'error', message: 'x'.repeat(9000), where: 'page', timeMs: 1 })
    sink.send({ kind: 'error', message: '', where: 'page', timeMs: 2 })
    sink.flush()
    expect(batches[0]!.events).toMatchObject([
      { message: 'x'.repeat(2000) },
      { message: 'unknown' },
    ])
  })
})
