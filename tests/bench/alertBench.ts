import { setTimeout as sleep } from 'node:timers/promises'
import { onAlertServer, type AlertServer } from './alerts/alertServer.ts'
import { ingestTurn, type IngestTurn } from './alerts/ingestTurns.ts'
import { noticeTimes } from './alerts/noticeTimes.ts'
import { boundedFigure, median, rounded, slowest, type Figure } from './figure.ts'

const DEVICES = 10_000
const PER_SECOND = 1_000
/** Share of that rate that must actually have been stored. */
const RATE_KEPT = 0.95
/** Each is mailed only once, so that no messages are held back. */
const READERS = 1_000
const MAILED_WITHIN_MS = 2_000
const OVER_EVERY_MS = 300
const WARM_ROUNDS = 2
const INGEST_BOUND = 1.25
/** The first turn of each server warms it up. */
const TURNS = 6
const MANY_RULES = 100_000
const EVALUATED_WITHIN_MS = 10_000
const GIVE_UP_AFTER_MS = 120_000
const POLL_EVERY_MS = 10

/** The load of the alert benchmark. */
export interface AlertBenchSize {
  /** Number of alerts that begin while their latency is measured. Default 200. */
  begun?: number
  /** Number of rules on the server whose startup is measured. Default 100,000. */
  manyRules?: number
}

/**
 * The cost of alerts: the latency from a reading to a mail, ingest at the same time, a startup, and
 * memory.
 */
export async function alertBench({
  begun = 200,
  manyRules = MANY_RULES,
}: AlertBenchSize = {}): Promise<Figure[]> {
  return [await noticeFigure(begun), ...(await ingestFigures()), await startFigure(manyRules)]
}

async function noticeFigure(begun: number): Promise<Figure> {
  const fleet = { devices: DEVICES, rules: DEVICES, readers: READERS }
  const { waysMs, perSecond } = await onAlertServer(fleet, (server) =>
    noticeTimes(server, {
      devices: DEVICES,
      perSecond: PER_SECOND,
      warmRounds: WARM_ROUNDS,
      over: Array.from({ length: begun }, (_, reader) => reader),
      readerOf: (device) => device % READERS,
      overEveryMs: OVER_EVERY_MS,
    }),
  )
  const within = slowest(waysMs)
  const figure = boundedFigure(
    `reading stored → mail handed to an SMTP server, ${DEVICES.toLocaleString('en')} rules at ${PER_SECOND.toLocaleString('en')} readings/s`,
    within,
    MAILED_WITHIN_MS,
    {
      measured: `95 % of ${begun} within ${rounded(within, 0)} ms, half within ${rounded(median(waysMs), 0)} ms, at ${rounded(perSecond, 0)} readings/s`,
      bound: `≤ ${MAILED_WITHIN_MS / 1_000} s`,
    },
  )
  // A server that stores fewer readings than intended is not under the load that the bound assumes.
  return { ...figure, isWithin: figure.isWithin && perSecond >= RATE_KEPT * PER_SECOND }
}

interface IngestCost {
  turns: readonly IngestTurn[]
  memoryMb: number
}

async function ingestFigures(): Promise<Figure[]> {
  const fleet = { devices: DEVICES, readers: READERS }
  const [on, off] = await onAlertServer({ ...fleet, rules: DEVICES }, (evaluating) =>
    onAlertServer({ ...fleet, rules: 0 }, (bare) => alternately(evaluating, bare)),
  )
  const storedMs = ({ turns }: IngestCost) => median(turns.map((turn) => turn.storedMs))
  const usedMs = ({ turns }: IngestCost) => median(turns.map((turn) => turn.usedMs))
  const stored = storedMs(on) / storedMs(off)
  const rate = (cost: IngestCost) => rounded(DEVICES / storedMs(cost), 1)
  const heldKb = (1_024 * (on.memoryMb - off.memoryMb)) / DEVICES
  const unbounded = { bound: '', isWithin: true }
  return [
    {
      name: 'ingest of devices that are watched by one rule each',
      measured: `${rate(on)} thousand readings/s, without alerts ${rate(off)}`,
      ratio: stored,
      bound: `≤ ${INGEST_BOUND} × without alerts`,
      isWithin: stored <= INGEST_BOUND,
    },
    {
      name: 'the same, time on the CPU for storing and evaluating',
      measured: `${rounded(usedMs(on) / 10, 0)} ms for 1,000 readings, without alerts ${rounded(usedMs(off) / 10, 0)} ms`,
      ratio: usedMs(on) / usedMs(off),
      ...unbounded,
    },
    {
      name: `${DEVICES.toLocaleString('en')} rules, memory of the server`,
      measured: `${rounded(on.memoryMb, 0)} MB, without alerts ${rounded(off.memoryMb, 0)}, ${rounded(heldKb, 1)} kB for each`,
      ratio: on.memoryMb / off.memoryMb,
      ...unbounded,
    },
  ]
}

/** Runs both servers in alternation, so that a busy moment of the machine affects both. */
async function alternately(
  evaluating: AlertServer,
  bare: AlertServer,
): Promise<[IngestCost, IngestCost]> {
  const turns: [IngestTurn[], IngestTurn[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns[0].push(await ingestTurn(evaluating, DEVICES))
    turns[1].push(await ingestTurn(bare, DEVICES))
  }
  return [
    { turns: turns[0].slice(1), memoryMb: evaluating.memoryMb() },
    { turns: turns[1].slice(1), memoryMb: bare.memoryMb() },
  ]
}

async function startFigure(rules: number): Promise<Figure> {
  const fleet = { devices: rules, rules, readers: READERS }
  return onAlertServer(fleet, async (server) => {
    const readyAtMs = performance.now()
    await server.post([0], new Set([0]))
    let mailedAtMs = server.mailedAt(0)
    while (mailedAtMs === undefined) {
      if (performance.now() - readyAtMs > GIVE_UP_AFTER_MS) throw new Error('expected a mail')
      await sleep(POLL_EVERY_MS)
      mailedAtMs = server.mailedAt(0)
    }
    const evaluatedMs = server.readyMs + mailedAtMs - readyAtMs
    return boundedFigure(
      `start of a server with ${rules.toLocaleString('en')} rules, until the mail of a first alert is handed over`,
      evaluatedMs,
      EVALUATED_WITHIN_MS,
      {
        measured: `${rounded(evaluatedMs / 1_000, 1)} s, ready after ${rounded(server.readyMs / 1_000, 1)} s; ${rounded(server.memoryMb(), 0)} MB`,
        bound: `≤ ${EVALUATED_WITHIN_MS / 1_000} s`,
      },
    )
  })
}
