import { DATA_KINDS, NEED_KINDS } from '@airshed/contract'
import { callName } from '@airshed/schemas/calls'
import { expect, it } from 'vitest'
import { answersOfKind } from '../broker/kindAnswers.ts'
import { DECLARED_ANSWERS } from './declaredTemperatures.ts'
import { ANSWERS } from './readerConversions.ts'

const AIR = 'A.0.0.0/128:1'
const DUST = 'A.0.0.0/132:5'
const points = {
  learn: () => undefined,
  resolve: () => Promise.resolve(),
  has: (id: string) => id === AIR,
}
const convert = (call: string, answer: object) =>
  DECLARED_ANSWERS[`POST /search/${call}`]?.(answer as never, points)

it('figures of temperatures are in °F with their percentiles, those of other data points as they are', async () => {
  const figures = {
    value: 20,
    minimum: -40,
    maximum: null,
    count: 3,
    percentiles: [{ percent: 50, value: 100 }],
  }
  expect(await convert('statistics', { data: { [AIR]: figures, [DUST]: figures } })).toEqual({
    data: {
      [AIR]: {
        value: 68,
        minimum: -40,
        maximum: null,
        count: 3,
        percentiles: [{ percent: 50, value: 212 }],
      },
      [DUST]: figures,
    },
  })
})

it('steps are in °F, and keep their edges', async () => {
  const answer = { edges: [0, 10], data: { [AIR]: [{ value: 10, minimum: 0, maximum: null }] } }
  expect(await convert('statistics/steps', answer)).toEqual({
    edges: [0, 10],
    data: { [AIR]: [{ value: 50, minimum: 32, maximum: null }] },
  })
})

it('the usual course is in °F with its intervals', async () => {
  const figure = { value: 10, low: 0, high: 100, count: 4 }
  const inF = { value: 50, low: 32, high: 212, count: 4 }
  const course = (one: object) => ({ hour: [one], weekday: [one], month: [], weekdayHour: [one] })
  const answer = { data: { [AIR]: { timezone: 'UTC', ...course(figure) } } }
  expect(await convert('statistics/cycles', answer)).toEqual({
    data: { [AIR]: { timezone: 'UTC', ...course(inF) } },
  })
})

it('gives each pollutant in the unit that it states', async () => {
  const pollutants = [
    { unit: '°C', value: 10, index: 3 },
    { unit: 'ppb', value: 10, index: 3 },
    { unit: '°C', value: null, index: null },
  ]
  expect(await convert('air_quality', { data: { 'A:0': { time: 5, pollutants } } })).toEqual({
    data: {
      'A:0': {
        time: 5,
        pollutants: [
          { unit: '°F', value: 50, index: 3 },
          { unit: 'ppb', value: 10, index: 3 },
          { unit: '°F', value: null, index: null },
        ],
      },
    },
  })
})

it('a percentile rose is in °F in every sector, for calms and for all hours', async () => {
  const figures = { count: 2, mean: 10, percentiles: [0, null] }
  const inF = { count: 2, mean: 50, percentiles: [32, null] }
  const rose = (unit: string, one: object) => ({
    percentiles: [50, 95],
    pollutantUnit: unit,
    speedUnit: 'm/s',
    sectors: [{ directionDeg: 0, ...one }],
    calm: one,
    all: one,
  })
  const ask = (data: object | null) => convert('statistics/percentile_rose', { data })
  expect(await ask(rose('°C', figures))).toEqual({ data: rose('°F', inF) })
  expect(await ask(rose('ppb', figures))).toEqual({ data: rose('ppb', figures) })
  expect(await ask(null)).toEqual({ data: null })
})

it('a polar plot is in °F in every cell, and where it is highest', async () => {
  const plot = {
    axis: [-1, 1],
    pollutantUnit: '°C',
    means: [
      [0, null],
      [100, 10],
    ],
    highest: { mean: 100, speed: 2, directionDeg: 90 },
    mean: null,
    calm: { count: 1, mean: 20 },
  }
  expect(await convert('statistics/polar', { data: plot })).toEqual({
    data: {
      axis: [-1, 1],
      pollutantUnit: '°F',
      means: [
        [32, null],
        [212, 50],
      ],
      highest: { mean: 212, speed: 2, directionDeg: 90 },
      mean: null,
      calm: { count: 1, mean: 68 },
    },
  })
  expect(await convert('statistics/polar', { data: { ...plot, highest: null } })).toMatchObject({
    data: { highest: null },
  })
})

it('every kind with temperatures has them converted, by its paths or by a function of its own', () => {
  const missing = DATA_KINDS.filter((kind) => {
    const { call } = answersOfKind(kind)
    const isConverted = call !== undefined && ANSWERS[callName(call)] !== undefined
    return (NEED_KINDS[kind].temperatures !== 'none') !== isConverted
  })
  expect(missing).toEqual([])
})
