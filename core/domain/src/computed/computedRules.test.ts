import type { ComputedConditions, ParameterKind } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../time/duration.ts'
import { chainProblem, computedOrder, computedBehind } from './computedChain.ts'
import { readConditions } from './computedDefinition.ts'
import { computedOutcome } from './computedOutcome.ts'
import type { ComputedSource } from './metricSource.ts'
import { sourceOf } from './sourceSeries.fixture.ts'

function outcomeOf(conditions: ComputedConditions, ...sources: ComputedSource[]) {
  const read = readConditions(conditions)
  return 'ok' in read ? computedOutcome(read.ok, sources) : read
}
const kindOf = (conditions: Omit<ComputedConditions, 'link'>, kind: ParameterKind) => {
  const read = outcomeOf({ link: ['dp'], ...conditions }, sourceOf({ kind }))
  return 'ok' in read ? read.ok.kind : read.problem.path
}

describe('the conditions of a computed parameter', () => {
  it('requires exactly one function', () => {
    expect(readConditions({ link: ['a'] })).toMatchObject({ problem: { path: '', got: 'none' } })
    expect(readConditions({ link: ['a'], abs: {}, gt: { value: 1 } })).toMatchObject({
      problem: { path: '', got: 'abs and gt' },
    })
  })

  it('requires two data points for a difference, and one otherwise', () => {
    expect(readConditions({ link: ['a'], diff: {} })).toMatchObject({ problem: { path: '/link' } })
    expect(readConditions({ link: ['a', 'b'], abs: {} })).toMatchObject({
      problem: { path: '/link', got: '2' },
    })
  })

  it('refuses a scale without two different ends', () => {
    const scale = { min: 4, max: 4, range1: 0, range2: 100 }
    expect(readConditions({ link: ['a'], scale })).toMatchObject({
      problem: { path: '/scale/max' },
    })
  })
})

describe('the unit and step of a computed parameter', () => {
  it('keeps the unit of a mean, with a step of an hour from 60 minutes on', () => {
    const mean = (period: 45 | 60) => outcomeOf({ link: ['dp'], avg: { period } }, sourceOf())
    expect(mean(45)).toEqual({
      ok: { kind: 'scalar', unit: 'µg/m³', stepMs: null, factor: 1 },
    })
    expect(mean(60)).toMatchObject({ ok: { stepMs: HOUR_MS } })
  })

  it('takes the unit of a scale, and no unit for a comparison', () => {
    const scale = { min: 4, max: 20, range1: 0, range2: 100, unit: ' % ' }
    expect(outcomeOf({ link: ['dp'], scale }, sourceOf())).toMatchObject({ ok: { unit: '%' } })
    expect(outcomeOf({ link: ['dp'], gt: { value: 3 } }, sourceOf())).toMatchObject({
      ok: { unit: '', kind: 'boolean' },
    })
  })

  it.each<[string, Omit<ComputedConditions, 'link'>, ParameterKind, string]>([
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
  ])('gives the unit and kind of %s', (_, conditions, kind, expected) => {
    expect(kindOf(conditions, kind)).toBe(expected)
  })

  it('a computed mass names its reference temperature in its unit', () => {
    const gas = { path: '170:1', unit: 'ppb' }
    const mass = (source: Partial<ComputedSource>, reference: '20C' | '25C') =>
      outcomeOf({ link: ['gas'], mass: { reference } }, sourceOf(source))
    expect(mass(gas, '20C')).toMatchObject({
      ok: { unit: 'µg/m³ (20 °C)', kind: 'scalar', factor: expect.closeTo(1.913011, 6) },
    })
    expect(mass(gas, '25C')).toMatchObject({
      ok: { unit: 'µg/m³ (25 °C)', factor: expect.closeTo(1.880431, 6) },
    })
    expect(mass({ path: '170:4', unit: 'ppm' }, '25C')).toMatchObject({
      ok: { unit: 'mg/m³ (25 °C)', factor: expect.closeTo(1.144886, 6) },
    })
  })

  it.each<[string, Partial<ComputedSource>]>([
    ['particulate matter', {}],
    ['an index', { path: '140:12', unit: '' }],
    ['carbon dioxide, whose molar mass is not listed', { path: '131:10', unit: 'ppm' }],
    ['an unmapped key', { path: 'raw:no2', unit: 'ppb' }],
  ])('refuses a computed mass of %s', (_, source) => {
    const read = outcomeOf({ link: ['gas'], mass: { reference: '20C' } }, sourceOf(source))
    expect(read).toMatchObject({ problem: { path: '/link/0' } })
  })

  it('a mass at measured conditions requires a temperature in °C and a pressure in hPa', () => {
    const measured = (celsius: Partial<ComputedSource>, pressure: Partial<ComputedSource>) =>
      outcomeOf(
        { link: ['gas', 't', 'p'], mass: {} },
        sourceOf({ path: '170:1', unit: 'ppb' }),
        sourceOf(celsius),
        sourceOf(pressure),
      )
    expect(measured({ unit: '°C' }, { unit: 'hPa' })).toMatchObject({
      ok: { unit: 'µg/m³ (T, p)', kind: 'scalar', factor: 46.0055 },
    })
    expect(measured({ unit: '%' }, { unit: 'hPa' })).toMatchObject({
      problem: { path: '/link/1', expected: 'a temperature in °C', got: 'scalar in %' },
    })
    expect(measured({ unit: '°C' }, { unit: '°C' })).toMatchObject({
      problem: { path: '/link/2', expected: 'a pressure in hPa' },
    })
  })

  it('a computed mass takes one data point at standard conditions, three at measured ones', () => {
    const read = (link: string[], reference?: '20C' | 'measured') =>
      readConditions({ link, mass: reference === undefined ? {} : { reference } })
    expect(read(['gas'])).toMatchObject({ ok: { reference: '20C', air: [] } })
    expect(read(['gas', 't', 'p'])).toMatchObject({ ok: { reference: 'measured' } })
    expect(read(['gas', 't', 'p'], '20C')).toMatchObject({ problem: { path: '/link', got: '3' } })
    expect(read(['gas', 't'])).toMatchObject({ problem: { path: '/link', got: '2' } })
    expect(read(['gas'], 'measured')).toMatchObject({ problem: { path: '/link', got: '1' } })
  })

  it('refuses a difference of masses at different reference temperatures', () => {
    const diff = outcomeOf(
      { link: ['a', 'b'], diff: {} },
      sourceOf({ path: 'metric:a', unit: 'µg/m³ (20 °C)' }),
      sourceOf({ path: 'metric:b', unit: 'µg/m³ (T, p)' }),
    )
    expect(diff).toMatchObject({ problem: { path: '/link/1', got: 'µg/m³ (T, p)' } })
  })

  it('refuses a difference of units that do not convert', () => {
    const diff = (unit: string, path = '141:1') =>
      outcomeOf(
        { link: ['a', 'b'], diff: {} },
        sourceOf({ unit: 'ppb', path: '141:1' }),
        sourceOf({ unit, path }),
      )
    expect(diff('ppm')).toMatchObject({ ok: { unit: 'ppb', factor: 1000 } })
    expect(diff('°C')).toMatchObject({ problem: { path: '/link/1', got: '°C' } })
    // Mass needs the gas, and these are two.
    expect(diff('µg/m³', '132:5')).toMatchObject({ problem: { path: '/link/1' } })
  })

  it('refuses a difference of a direction and another parameter', () => {
    const read = outcomeOf(
      { link: ['a', 'b'], diff: {} },
      sourceOf({ unit: '°', kind: 'direction' }),
      sourceOf({ unit: '°' }),
    )
    expect(read).toMatchObject({ problem: { path: '/link/1', got: 'scalar' } })
  })
})

describe('computed parameters of computed parameters', () => {
  const links = new Map([
    ['day', ['hour', 'raw']],
    ['hour', ['raw']],
    ['alarm', ['day']],
  ])

  it('computes computed parameters after those that they are computed from', () => {
    expect(computedOrder(links)).toEqual(['hour', 'day', 'alarm'])
    expect(computedBehind(links, 'hour')).toEqual(['day', 'alarm'])
    expect(computedBehind(links, 'alarm')).toEqual([])
  })

  it('refuses a circle of computed parameters', () => {
    expect(chainProblem(new Map([...links, ['hour', ['alarm']]]))).toBe('circle')
    expect(computedOrder(new Map([['a', ['a']]]))).toBeNull()
  })

  it('refuses more than eight computed parameters behind each other', () => {
    const chain = (length: number) =>
      new Map(Array.from({ length }, (_, at) => [`m${at + 1}`, [`m${at}`]] as const))
    expect(chainProblem(chain(8))).toBeNull()
    expect(chainProblem(chain(9))).toBe('depth')
  })
})
