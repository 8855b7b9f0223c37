import { expect, it } from 'vitest'
import { flipsOf, isExplained, type Look } from './flips.ts'

const STEP_MS = 120_000

const looksOf = (what: string, values: readonly string[], offline: Record<number, string> = {}) =>
  values.map((value, step): Look => ({
    atMs: step * STEP_MS,
    facts: { [what]: value },
    offline: offline[step] === undefined ? [] : [offline[step]],
  }))

const STATUS = 'city · Quay Street: status of Quay Street'

it('finds a device that goes offline for a step, with its time and duration', () => {
  const [flip, ...others] = flipsOf(looksOf(STATUS, ['online', 'online', 'offline', 'online']))
  expect(flip).toMatchObject({ from: 'online', to: 'offline', atMs: 2 * STEP_MS, steps: 1 })
  expect(others).toEqual([])
})

it('leaves out absences longer than three steps, and those without return', () => {
  const long = ['online', 'offline', 'offline', 'offline', 'offline', 'online']
  expect(flipsOf(looksOf(STATUS, long))).toEqual([])
  expect(flipsOf(looksOf(STATUS, ['online', 'offline', 'offline']))).toEqual([])
})

it('finds an element that is missing for one step', () => {
  const looks = looksOf('home: legend', ['a | b', 'a | b', 'a | b'])
  looks[1] = { ...looks[1]!, facts: {} }
  expect(flipsOf(looks)).toMatchObject([{ to: '(absent)', steps: 1 }])
})

it('explains a change of one device only by causes of that device', () => {
  const values = ['online', 'offline', 'online']
  const [own] = flipsOf(looksOf(STATUS, values, { 1: 'Quay Street' }))
  const [other] = flipsOf(looksOf(STATUS, values, { 1: 'Lighthouse' }))
  expect([isExplained(own!), isExplained(other!)]).toEqual([true, false])
})

it('explains a changed count by any silent device, but never a changed colour', () => {
  const [count] = flipsOf(looksOf('home: count of Online', ['35', '34', '35'], { 1: 'Bus depot' }))
  const [color] = flipsOf(looksOf('home: legend', ['red', 'blue', 'red'], { 1: 'Bus depot' }))
  expect([isExplained(count!), isExplained(color!)]).toEqual([true, false])
})
