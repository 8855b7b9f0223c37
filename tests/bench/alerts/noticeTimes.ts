import { setTimeout as sleep } from 'node:timers/promises'
import type { AlertServer } from './alertServer.ts'

const POST_EVERY_MS = 100
const MAILED_WITHIN_MS = 60_000

export interface NoticeLoad {
  devices: number
  perSecond: number
  /** Rounds in which all devices report under the limit first: all code is compiled and run once. */
  warmRounds: number
  /** Devices that exceed the limit, one after the other; each has a reader of its own. */
  over: readonly number[]
  readerOf: (device: number) => number
  /** Interval between two of them. */
  overEveryMs: number
}

/** What was measured while all devices reported. */
export interface NoticeTimes {
  /** Time from the response that a reading is stored until its mail was handed over, ms. */
  waysMs: readonly number[]
  /** Readings per second that were actually stored. */
  perSecond: number
}

/** Lets all devices report at a rate, some of them over the limit, and waits for the mails of the latter. */
export async function noticeTimes(server: AlertServer, load: NoticeLoad): Promise<NoticeTimes> {
  const { devices, over, overEveryMs, readerOf } = load
  const atOnce = (load.perSecond * POST_EVERY_MS) / 1_000
  const warmPosts = (load.warmRounds * devices) / atOnce
  const posts = warmPosts + Math.ceil((over.length * overEveryMs) / POST_EVERY_MS)
  const posted: Promise<void>[] = []
  const storedAt = new Map<number, number>()
  const waiting = [...over]
  const send = async (
    group: readonly number[],
    bad: ReadonlySet<number>,
    first: number | undefined,
  ): Promise<void> => {
    await server.post(group, bad)
    if (first !== undefined) storedAt.set(first, performance.now())
  }
  const startedMs = performance.now()
  let measuredFromMs = startedMs
  for (let at = 0; at < posts; at += 1) {
    const inMs = startedMs + at * POST_EVERY_MS - performance.now()
    if (inMs > 0) await sleep(inMs)
    if (at === warmPosts) measuredFromMs = performance.now()
    const group = Array.from({ length: atOnce }, (_, index) => (at * atOnce + index) % devices)
    const isTurn = at >= warmPosts && ((at - warmPosts) * POST_EVERY_MS) % overEveryMs === 0
    const next = isTurn ? waiting.shift() : undefined
    const bad = new Set([...storedAt.keys(), ...(next === undefined ? [] : [next])])
    if (next !== undefined) {
      storedAt.set(next, Number.NaN)
      if (!group.includes(next)) group.push(next)
    }
    posted.push(send(group, bad, next))
    if (posted.length >= 100) await posted.shift()
  }
  await Promise.all(posted)
  const tookS = (performance.now() - measuredFromMs) / 1_000
  const isMailed = (device: number) => server.mailedAt(readerOf(device)) !== undefined
  const lastMs = performance.now() + MAILED_WITHIN_MS
  while (!over.every(isMailed)) {
    if (performance.now() > lastMs) {
      const missing = over.filter((device) => !isMailed(device))
      throw new Error(`expected ${over.length} mails, ${missing.length} have not come`)
    }
    await sleep(POST_EVERY_MS)
  }
  return {
    waysMs: over.map((device) =>
      Math.max(
        0,
        (server.mailedAt(readerOf(device)) ?? Number.NaN) - (storedAt.get(device) ?? Number.NaN),
      ),
    ),
    perSecond: ((posts - warmPosts) * atOnce) / tookS,
  }
}
