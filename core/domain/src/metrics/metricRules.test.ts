import type { MetricConditions, ParameterKind } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../time/duration.ts'
import { chainProblem, metricOrder, metricsBehind } from './metricChain.ts'
import { readConditions } from './metricDefinition.ts'
import { metricOutcome, type MetricSource } from './metricOutcome.ts'
import { sourceOf } from './metricSeries.fixture.ts'

function outcomeOf(conditions: MetricConditions, ...sources: MetricSource[]) {
  const read = readConditions(conditions)
  return 'ok' in read ? metricOutcome(read.ok, sources) : read
}
const kindOf = (conditions: Omit<MetricConditions, 'link'>, kind: ParameterKind) => {
  const read = outcomeOf({ link: ['dp'], ...conditions }, sourceOf({ kind }))
  return 'ok' in read ? read.ok.kind : read.problem.path
}

describe('conditions', () => {
  it('name one function', () => {
    expect(readConditions({ link: ['a'] })).toMatchObject({ problem: { path: '', got: 'none' } })
    expect(readConditions({ link: ['a'], abs: {}, gt: { value: 1 } })).toMatchObject({
      problem: { path: '', got: 'abs and gt' },
    })
  })

  it('name two data points for a difference, else one', () => {
    expect(readConditions({ link: ['a'], diff: {} })).toMatchObject({ problem: { path: '/link' } })
    expect(readConditions({ link: ['a', 'b'], abs: {} })).toMatchObject({
      problem: { path: '/link', got: '2' },
    })
  })

  it('have a scale with two ends', () => {
    const scale = { min: 4, max: 4, range1: 0, range2: 100 }
    expect(readConditions({ link: ['a'], scale })).toMatchObject({
      problem: { path: '/scale/max' },
    })
  })
})

describe('what a metric is', () => {
  it('keeps the unit for a mean, and has a step of an hour from 60 minutes on', () => {
    const mean = (period: 45 | 60) => outcomeOf({ link: ['dp'], avg: { period } }, sourceOf())
    expect(mean(45)).toEqual({
      ok: { kind: 'scalar', unit: 'µg/m³', stepMs: null, otherFactor: 1 },
    })
    expect(mean(60)).toMatchObject({ ok: { stepMs: HOUR_MS } })
  })

  it('has the unit that a scale gives it, and none for a comparison', () => {
    const scale = { min: 4, max: 20, range1: 0, range2: 100, unit: ' % ' }
    expect(outcomeOf({ link: ['dp'], scale }, sourceOf())).toMatchObject({ ok: { unit: '%' } })
    expect(outcomeOf({ link: ['dp'], gt: { value: 3 } }, sourceOf())).toMatchObject({
      ok: { unit: '', kind: 'boolean' },
    })
  })

  it.each<[string, Omit<MetricConditions, 'link'>, ParameterKind, string]>([
    ['the mean of directions', { avg: { period: 60 } }, 'direction', 'direction'],
    ['the hourly rain', { avg: { period: 60 } }, 'sum', 'sum'],
    ['rain of overlapping days', { avg: { period: 1440 } }, 'sum', 'scalar'],
    ['the share of time', { avg: { period: 60 } }, 'boolean', 'scalar'],
    ['the loudest', { max: { period: 60 } }, 'level', 'maximum'],
    ['tips of a gauge', { scale: { min: 0, max: 1, range1: 0, range2: 0.2 } }, 'sum', 'sum'],
    ['a shifted total', { scale: { min: 0, max: 1, range1: 5, range2: 6 } }, 'sum', 'scalar'],
    ['the greatest direction', { max: { period: 60 } }, 'direction', '/link/0'],
    [
      'a scaled direction',
      { scale: { min: 0, max: 1, range1: 0, range2: 2 } },
      'direction',
      '/link/0',
    ],
    ['a direction above a value', { gt: { value: 180 } }, 'direction', 'boolean'],
  ])('%s', (_, conditions, kind, expected) => {
    expect(kindOf(conditions, kind)).toBe(expected)
  })

  it('of a difference needs units that convert', () => {
    const diff = (unit: string, path = '141:1') =>
      outcomeOf(
        { link: ['a', 'b'], diff: {} },
        sourceOf({ unit: 'ppb', path: '141:1' }),
        sourceOf({ unit, path }),
      )
    expect(diff('ppm')).toMatchObject({ ok: { unit: 'ppb', otherFactor: 1000 } })
    expect(diff('°C')).toMatchObject({ problem: { path: '/link/1', got: '°C' } })
    // Mass needs the gas, and these are two.
    expect(diff('µg/m³', '132:5')).toMatchObject({ problem: { path: '/link/1' } })
  })

  it('of a difference needs two directions or none', () => {
    const read = outcomeOf(
      { link: ['a', 'b'], diff: {} },
      sourceOf({ unit: '°', kind: 'direction' }),
      sourceOf({ unit: '°' }),
    )
    expect(read).toMatchObject({ problem: { path: '/link/1', got: 'scalar' } })
  })
})

describe('metrics of metrics', () => {
  const links = new Map([
    ['day', ['hour', 'raw']],
    ['hour', ['raw']],
    ['alarm', ['day']],
  ])

  it('come after those they are computed from', () => {
    expect(metricOrder(links)).toEqual(['hour', 'day', 'alarm'])
    expect(metricsBehind(links, 'hour')).toEqual(['day', 'alarm'])
    expect(metricsBehind(links, 'alarm')).toEqual([])
  })

  it('make no circle', () => {
    expect(chainProblem(new Map([...links, ['hour', ['alarm']]]))).toBe('circle')
    expect(metricOrder(new Map([['a', ['a']]]))).toBeNull()
  })

  it('stand at most eight behind each other', () => {
    const chain = (length: number) =>
      new Map(Array.from({ length }, (_, at) => [`m${at + 1}`, [`m${at}`]] as const))
    expect(chainProblem(chain(8))).toBeNull()
    expect(chainProblem(chain(9))).toBe('depth')
  })
})
