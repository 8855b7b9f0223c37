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

describe('telemetry sent to the server', () => {
  it('collects events for ten seconds and sends them at once', () => {
    const { sink, timers, titles } = server()
    sink.send(view('Home'))
    sink.send(view('Devices'))
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([FLUSH_AFTER_MS])
    expect(titles()).toEqual([])
    timers[0]!.task()
    expect(titles()).toEqual([['Home', 'Devices']])
  })

  it('sends earlier when twenty events have collected', () => {
    const { sink, timers, batches } = server()
    for (let count = 0; count < FLUSH_AT + 1; count += 1) sink.send(view(`page ${count}`))
    expect(batches.map(({ events }) => events.length)).toEqual([FLUSH_AT])
    expect(timers).toHaveLength(1)
  })

  it('sends the last events while the page is unloaded', () => {
    const { sink, batches, timers } = server()
    sink.send(view('Home'))
    sink.flush(true)
    sink.flush(true)
    expect(batches).toMatchObject([{ keepalive: true }])
    expect(timers).toEqual([])
  })

  it('drops events after the end of the session', () => {
    const { sink, titles } = server()
    sink.send(view('Home'))
    sink.close()
    sink.send(view('Too late'))
    sink.flush()
    expect(titles()).toEqual([['Home']])
  })

  it('drops events silently when the server refuses them', async () => {
    const { sink, titles } = server(() => Promise.reject(new Error('no')))
    sink.send(view('Home'))
    sink.flush()
    await Promise.resolve()
    sink.send(view('Devices'))
    sink.flush()
    expect(titles()).toEqual([['Home'], ['Devices']])
  })

  it('shortens messages to what the server accepts', () => {
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
