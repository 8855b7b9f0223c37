import type { Frame } from '@airshed/contract'
import { handBroker } from '@airshed/kit/testing/broker'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { HostMessage } from '../bridge/hostMessages.ts'
import { readerPage } from '../testsupport/readerPage.ts'
import { openFrameSession, type FrameSessionOptions } from './frameSession.ts'
import { MESSAGES_PER_SECOND } from './frameTimes.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
})

const range = { from: 0, to: 60_000 }
const STATUS = { kind: 'status' }
const subscribe = (subscription: number, more: Record<string, unknown> = {}) => ({
  kind: 'subscribe',
  subscription,
  needs: [STATUS],
  range,
  isLive: true,
  width: 300,
  ...more,
})

const series = (dataPointId: string, ...values: number[]): Frame => ({
  dataPointId,
  nodeId: 'N1:0',
  path: '132:5',
  label: 'PM2.5',
  shortLabel: 'PM2.5',
  times: Float64Array.from(values, (_, at) => at),
  values: Float64Array.from(values),
  unit: 'µg/m³',
  precision: 0,
  kind: 'scalar',
  averagingPeriodMs: null,
  reportingIntervalMs: 60_000,
  isSimulated: false,
})

/** A session, and the other end of its line in the hands of the test. */
function session(options: Partial<FrameSessionOptions> = {}) {
  const { port1, port2 } = new MessageChannel()
  const broker = handBroker()
  const reported: string[] = []
  const got: HostMessage[] = []
  port2.addEventListener('message', ({ data }) => got.push(data as HostMessage))
  port2.start()
  let turn = 0
  const clock = { nowMs: 0 }
  const own = openFrameSession({
    port: port1,
    plugin: { moduleUrl: '/p/plugin.js', styleUrl: null, integrity: {} },
    subject: { kind: 'widget', config: {}, configVersion: 1 },
    page: readerPage(),
    broker,
    now: () => clock.nowMs,
    messageOf: (error) => `told: ${error.message}`,
    onAction: (action) => reported.push(`act ${JSON.stringify(action)}`),
    onOpened: () => reported.push('opened'),
    onTurn: (answered) => reported.push(`turn ${answered}`),
    onNews: () => reported.push('news'),
    onFailure: (kind, message) => reported.push(`${kind}: ${message}`),
    onReport: (message) => reported.push(`report ${message}`),
    onOverreach: ({ kinds }) => reported.push(`overreach ${kinds.join()}`),
    onBlocked: (what, count) => reported.push(`blocked ${what} ${count}`),
    onChanged: () => reported.push('changed'),
    ...options,
  })
  ends.push(() => {
    own.close()
    port2.close()
  })
  return {
    ...own,
    broker,
    clock,
    reported,
    got,
    say: (message: unknown) => port2.postMessage(message),
    /** Once everything that was said so far was heard. */
    async heard(): Promise<readonly string[]> {
      turn += 1
      const last = `turn ${turn}`
      port2.postMessage({ kind: 'turn', turn })
      await vi.waitUntil(() => reported.includes(last), { interval: 1 })
      return reported.filter((word) => !word.startsWith('turn '))
    },
    /** The newest message of a kind, once there are so many. */
    async sent<Kind extends HostMessage['kind']>(kind: Kind, count = 1) {
      const of = () => got.filter((each) => each.kind === kind)
      await vi.waitUntil(() => of().length >= count, { interval: 1 })
      return of().at(-1) as Extract<HostMessage, { kind: Kind }>
    },
  }
}

describe('a session with a frame', () => {
  it('sends what a frame is to show first, and then what changes', async () => {
    const { sent, setPage, setSubject, hover } = session()
    expect(await sent('open')).toMatchObject({
      plugin: { moduleUrl: '/p/plugin.js' },
      subject: { kind: 'widget' },
      page: { slug: 'org_city' },
    })
    setPage({ ...readerPage(), theme: 'dark' })
    setSubject({ kind: 'page', page: 'main', params: { id: '7' } })
    hover(42)
    expect(await sent('page')).toMatchObject({ page: { theme: 'dark' } })
    expect(await sent('subject')).toMatchObject({ subject: { params: { id: '7' } } })
    expect(await sent('hover')).toMatchObject({ timeMs: 42 })
  })

  it('accepts messages of the contract', async () => {
    const { say, heard } = session()
    say({ kind: 'opened' })
    say({ kind: 'act', action: { name: 'navigate', path: '/org_city/home', replace: false } })
    say({ kind: 'failed', where: 'script', message: 'no', isFatal: false })
    say({ kind: 'failed', where: 'render', message: 'tore', isFatal: true })
    say({ kind: 'overreached', kinds: ['alerts'] })
    say({ kind: 'changed' })
    expect(await heard()).toEqual([
      'opened',
      'act {"name":"navigate","path":"/org_city/home","replace":false}',
      'report script: no',
      'crashed: render: tore',
      'overreach alerts',
      'changed',
    ])
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'opened'],
    ['a list', [{ kind: 'opened' }]],
    ['an unknown kind', { kind: 'eval', code: '1' }],
    ['an unknown action', { kind: 'act', action: { name: 'sign-out' } }],
    [
      'another host',
      { kind: 'act', action: { name: 'navigate', path: '//evil.example', replace: true } },
    ],
    [
      'a script as a path',
      { kind: 'act', action: { name: 'navigate', path: 'javascript:1', replace: true } },
    ],
    ['a range without an end', { kind: 'act', action: { name: 'set-range', range: { from: 0 } } }],
    [
      'no number as a range',
      { kind: 'act', action: { name: 'set-range', range: { from: 0, to: Number.NaN } } },
    ],
    [
      'a book to keep',
      { kind: 'act', action: { name: 'keep', key: 'a', value: 'x'.repeat(10_001) } },
    ],
    [
      'a long story',
      { kind: 'failed', where: 'script', message: 'x'.repeat(2_001), isFatal: false },
    ],
    ['a save without a number', { kind: 'act', action: { name: 'save', payload: {} } }],
    [
      'a save of many parts',
      {
        kind: 'act',
        action: {
          name: 'save',
          question: 0,
          payload: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`part-${at}`, 1])),
        },
      },
    ],
    ['many kinds', { kind: 'overreached', kinds: Array.from({ length: 11 }, () => 'a') }],
    ['a subscription without a number', { kind: 'unsubscribe', subscription: -1 }],
  ])('ignores a message that is %s', async (_, message) => {
    const { say, heard } = session()
    say(message)
    expect(await heard()).toEqual([])
  })

  it('ignores messages once the channel is closed', async () => {
    const { say, heard, close, reported, broker } = session()
    say(subscribe(0))
    await heard()
    close()
    say({ kind: 'opened' })
    expect(broker.open()).toBe(0)
    expect(reported).not.toContain('opened')
  })

  it('reports a flood of messages, and listens again in the next second', async () => {
    const { say, heard, reported, clock } = session()
    for (let each = 0; each < MESSAGES_PER_SECOND; each += 1) say({ kind: 'opened' })
    say({ kind: 'opened' })
    const flood = `flooded: more than ${MESSAGES_PER_SECOND} messages in a second`
    await vi.waitUntil(() => reported.includes(flood), { interval: 1 })
    expect(reported.filter((word) => word === 'opened')).toHaveLength(MESSAGES_PER_SECOND)
    clock.nowMs = 1001
    say({ kind: 'changed' })
    expect(await heard()).toContain('changed')
  })
})

describe('the data of a frame', () => {
  it('requests data for the page’s organization, and announces them', async () => {
    const { say, heard, broker, hasNews } = session()
    say(subscribe(0))
    expect(await heard()).toEqual(['news'])
    expect(broker.asked).toEqual([
      {
        needs: [STATUS],
        context: { range, isLive: true, width: 300, timezone: 'UTC', slug: 'org_city' },
      },
    ])
    expect(hasNews()).toBe(true)
  })

  it('sends data once, and only the place of what stayed the same', async () => {
    const { say, heard, broker, send, sent, hasNews, newest } = session()
    say(subscribe(0))
    await heard()
    const [a, b] = [series('a', 1), series('b', 2)]
    broker.answer({ frames: [a, b], asOfMs: 5 })
    send(1)
    expect((await sent('result')).result.frames).toMatchObject([
      { dataPointId: 'a' },
      { dataPointId: 'b' },
    ])
    expect(await sent('turn')).toEqual({ kind: 'turn', turn: 1 })
    expect(hasNews()).toBe(false)

    broker.answer({ frames: [series('a', 1, 3), b] })
    send(2)
    const second = await sent('result', 2)
    expect(second.result.frames[0]).toMatchObject({ values: Float64Array.of(1, 3) })
    expect(second.result.frames[1]).toEqual({ same: 1 })
    expect(newest()?.frames).toHaveLength(2)

    send(3)
    await sent('turn', 3)
    await expect(sent('result', 2)).resolves.toBe(second)
  })

  it('sends failures in the words of the user', async () => {
    const { say, heard, broker, send, sent } = session()
    say(subscribe(0))
    await heard()
    broker.answer({ state: 'error', error: new Error('503') })
    send(1)
    expect(await sent('result')).toMatchObject({ result: { state: 'error', problem: 'told: 503' } })
  })

  it('retries and gives up requests by their number', async () => {
    const { say, heard, broker } = session()
    say(subscribe(0))
    say({ kind: 'retry', subscription: 0 })
    say({ kind: 'retry', subscription: 9 })
    await heard()
    expect([broker.retries, broker.open()]).toEqual([1, 1])
    say({ kind: 'unsubscribe', subscription: 0 })
    await heard()
    expect(broker.open()).toBe(0)
  })

  it('allows thirty subscriptions at a time, and replaces one of the same number', async () => {
    const { say, heard, broker } = session()
    for (let each = 0; each < 30; each += 1) say(subscribe(each))
    say(subscribe(7))
    await heard()
    expect(broker.open()).toBe(30)
    say(subscribe(30))
    expect(await heard()).toContain('flooded: more than 30 subscriptions at a time')
    expect(broker.open()).toBe(30)
  })

  const ids = (count: number) => Array.from({ length: count }, (_, at) => `N${at}:0`)
  it.each<[string, unknown[]]>([
    ['21 at once', Array.from({ length: 21 }, () => STATUS)],
    ['of 501 devices', [{ kind: 'nodes', nodeIds: ids(501), includes: [] }]],
    ['of a kind that is none', [{ kind: 'passwords' }]],
    ['of a part that no device has', [{ kind: 'nodes', nodeIds: ['N1:0'], includes: ['keys'] }]],
    [
      'without a window',
      [{ kind: 'measurements', dataPointIds: [], statistic: 'mean', live: true }],
    ],
    ['of a name that no database takes', [{ kind: 'profiles', nodeIds: ['N1\u0000:0'] }]],
    ['of a name as long as a page', [{ kind: 'profiles', nodeIds: ['N'.repeat(301)] }]],
  ])('refuses needs %s, and tells the administrators why', async (_, needs) => {
    const { say, heard, broker } = session()
    say(subscribe(0, { needs }))
    expect(await heard()).toEqual([
      expect.stringContaining('report needs: expected needs as the contract has them'),
    ])
    expect(broker.asked).toEqual([])
  })

  it('accepts needs in every form of the contract', async () => {
    const { say, heard, broker } = session()
    const needs = [
      {
        kind: 'measurements',
        dataPointIds: ['N1.0.0.0/132:5'],
        window: { lastPoints: 9 },
        statistic: 'max',
        averagingMs: 60_000,
        live: true,
      },
      { kind: 'nodes', nodeIds: ids(500), all: true, includes: ['data_points'] },
      { kind: 'status' },
      { kind: 'online', hours: 24 },
      { kind: 'alerts', limit: 5, page: 2 },
      { kind: 'profiles', nodeIds: ['N1:0'] },
    ]
    say(subscribe(0, { needs }))
    expect(await heard()).toEqual(['news'])
    expect(broker.asked[0]?.needs).toEqual(needs)
  })
})

describe('the summary of a widget in a frame', () => {
  it('comes when the widget gives it', async () => {
    const { summary, sent, say } = session()
    const sentence = summary()
    const { question } = await sent('ask-summary')
    say({ kind: 'summary', question, text: 'PM2.5 is 12' })
    expect(await sentence).toBe('PM2.5 is 12')
  })

  it('gives no summary where the widget is late, and ignores it afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { summary, sent, say, heard } = session()
    const sentence = summary()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await sentence).toBe('')
    vi.useRealTimers()
    const { question } = await sent('ask-summary')
    say({ kind: 'summary', question, text: 'late' })
    expect(await heard()).toEqual([])
  })
})
