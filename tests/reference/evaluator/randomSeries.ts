import { randomFrom } from './random.ts'
import {
  intervalAt,
  type Interval,
  type Kind,
  type LimitRule,
  type Reading,
  type Series,
} from './readings.ts'

const FLAGS = [1, 2, 4, 8, 16, 9, 12, 20, 24, 25]
const HOUR_MS = 3_600_000

/** @param chance uniformly distributed, from 0 to below 1 */
const usualValue = (kind: Kind, chance: number): number =>
  ({
    scalar: 80 * chance - 20,
    // About a third of the circle, across north: uniformly distributed directions have no meaningful mean.
    direction: Math.round(10 * ((300 + 130 * chance) % 360)) / 10,
    level: 35 + 60 * chance,
    maximum: 50 + 60 * chance,
    minimum: 20 + 30 * chance,
    sum: chance < 0.8 ? 0 : Math.round(10 * chance) / 5,
    count: Math.floor(5 * chance),
    boolean: chance < 0.3 ? 0 : 1,
    index: Math.round(500 * chance),
  })[kind]

/** The properties of a series. */
export interface SeriesPlan {
  seed: number
  kind: Kind
  /** The start of the first one is the start of the series. */
  intervals: readonly Interval[]
  /** End of the series, ms UTC, exclusive. */
  to: number
  /** Maximum delay of the device's clock, ms. Default 0. */
  jitterMs?: number
  /** Probability that a reading never arrives, from 0 to 1. Default 0.1. */
  missing?: number
  /**
   * Computes a value from a uniformly distributed number from 0 to below 1. Default: usual values of the
   * kind.
   */
  drawn?: (chance: number) => number
  /** A quarter of the readings are below a detection limit, and count by this rule. Default: none is. */
  limitRule?: LimitRule
}

/**
 * A series as sent by a device in the field: with readings without a value, flagged and missing ones, two
 * longer gaps, repeats with another value; and out of order: the newer half before the older, each in
 * shuffled blocks.
 */
export function randomSeries({ seed, kind, intervals, to, ...plan }: SeriesPlan): Series {
  const { jitterMs = 0, missing = 0.1, limitRule } = plan
  const drawn = plan.drawn ?? ((chance) => usualValue(kind, chance))
  const random = randomFrom(seed)
  const from = intervals[0]?.fromMs ?? to
  const gaps = [0.2, 0.7].map((place) => {
    const start = from + (place + 0.2 * random()) * (to - from)
    return { start, end: start + (1 + 20 * random()) * HOUR_MS }
  })
  const onTime: Reading[] = []
  const again: Reading[] = []
  const own = { kind, intervals, sent: [] }
  for (let due = from; due < to; due += intervalAt(own, due)) {
    const ts = due + Math.floor(random() * jitterMs)
    const value = random() < 0.05 ? null : drawn(random())
    const flags = random() < 0.04 ? (FLAGS[Math.floor(random() * FLAGS.length)] ?? 0) : 0
    const isLost = random() < missing || gaps.some(({ start, end }) => ts >= start && ts < end)
    if (isLost || ts >= to) continue
    const isBelow = limitRule !== undefined && value !== null && random() < 0.25
    onTime.push(
      isBelow ? { ts, value: Math.abs(value) + 0.1, flags: flags + 128 } : { ts, value, flags },
    )
    if (random() < 0.02) again.push({ ts, value: drawn(random()), flags: 0 })
  }
  const half = Math.floor(onTime.length / 2)
  const late = [...inBlocks(onTime.slice(half), random), ...inBlocks(onTime.slice(0, half), random)]
  const rule = limitRule === undefined ? {} : { limitRule }
  return { kind, intervals, sent: [...late, ...again], ...rule }
}

const BLOCK = 200

/** Blocks in random order, each in order of measurement. */
function inBlocks(readings: readonly Reading[], random: () => number): Reading[] {
  const blocks: { place: number; part: Reading[] }[] = []
  for (let at = 0; at < readings.length; at += BLOCK) {
    blocks.push({ place: random(), part: readings.slice(at, at + BLOCK) })
  }
  return blocks.sort((a, b) => a.place - b.place).flatMap(({ part }) => part)
}
