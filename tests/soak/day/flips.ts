import type { Facts } from './readFacts.ts'

/** What all pages showed at the end of a step, and which devices were actually silent then. */
export interface Look {
  /** ms UTC. */
  atMs: number
  facts: Facts
  /** Names of the devices that are offline by their own schedule. */
  offline: readonly string[]
}

/** A change that was reverted soon after. */
export interface Flip {
  what: string
  from: string
  to: string
  /** First look that showed it, ms UTC. */
  atMs: number
  /** Steps for which it lasted. */
  steps: number
  /** Devices that fell silent or came back meanwhile: their silence is its cause. */
  causes: readonly string[]
}

/** A change that lasts longer than this many steps is not a flip. */
export const FLIP_STEPS_MAX = 3
const ABSENT = '(absent)'

/** All changes that were reverted within {@link FLIP_STEPS_MAX} steps, in chronological order. */
export function flipsOf(looks: readonly Look[]): Flip[] {
  const keys = new Set(looks.flatMap(({ facts }) => Object.keys(facts)))
  const flips = [...keys].flatMap((what) => flipsOfFact(looks, what))
  return flips.toSorted((a, b) => a.atMs - b.atMs)
}

function flipsOfFact(looks: readonly Look[], what: string): Flip[] {
  const values = looks.map(({ facts }) => facts[what] ?? ABSENT)
  const flips: Flip[] = []
  let index = 1
  while (index < values.length) {
    const before = values[index - 1]!
    const end = values[index] === before ? -1 : values.indexOf(before, index)
    if (end < 0 || end - index > FLIP_STEPS_MAX) {
      index += 1
      continue
    }
    flips.push({
      what,
      from: before,
      to: values[index]!,
      atMs: looks[index]!.atMs,
      steps: end - index,
      causes: changedDevices(looks.slice(index - 1, end + 1)),
    })
    index = end + 1
  }
  return flips
}

/** Devices that were offline at some of the looks, but not at all of them. */
function changedDevices(looks: readonly Look[]): string[] {
  const seen = new Set(looks.flatMap(({ offline }) => offline))
  return [...seen].filter((name) => !looks.every(({ offline }) => offline.includes(name)))
}

/** Whether the silence of devices explains a flip; the status of one device needs its own silence. */
export function isExplained({ what, causes }: Flip): boolean {
  const [, device] = /: status of (.+)$/.exec(what) ?? []
  return device === undefined
    ? /: (count of|hour) /.test(what) && causes.length > 0
    : causes.includes(device)
}
