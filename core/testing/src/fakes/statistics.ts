import { fake } from '@airshed/data/testing'
import {
  searchAirQuality,
  searchColocation,
  searchCycles,
  searchPairs,
  searchPercentileRose,
  searchPolarPlot,
  searchRose,
  searchStatistics,
  searchStepStatistics,
} from '@airshed/schemas/calls'
import { airQualityOf } from '../builders/airQuality.ts'
import { colocationFrom } from '../builders/colocation.ts'
import { cyclesOf } from '../builders/cycles.ts'
import { frame } from '../builders/frame.ts'
import { pairsFrom } from '../builders/pairs.ts'
import { roseFrom } from '../builders/rose.ts'
import type { Scene } from '../builders/scene.ts'
import { statisticsOf } from '../builders/statistics.ts'
import { stepFigures } from '../builders/steps.ts'
import { percentileRoseFrom, polarPlotFrom } from '../builders/windStatistics.ts'

/** Responses that the server computes from readings: here from built series. */
export const fakeStatistics = (scene: Scene = 'normal') => [
  fake(searchStepStatistics, ({ body }) => {
    const { data_point_id: ids, from, to, unit, every = 1, timezone: zone } = body
    const isStandardTime = body.standard_time ?? false
    const step = { unit, every, zone, isStandardTime }
    const found = ids.map((id) => [id, stepFigures(id, step, scene, { from, to })] as const)
    return {
      edges: [...(found[0]?.[1].edges ?? [])],
      data: Object.fromEntries(found.map(([id, { figures }]) => [id, [...figures]])),
    }
  }),
  fake(searchStatistics, ({ body: { data_point_id: ids, from, to, percentiles } }) => ({
    data: statisticsOf(
      ids.map((id) => frame(id, { scene, range: { from, to } })),
      { from, to },
      percentiles,
    ),
  })),
  fake(searchRose, ({ body: { from, to, ...asked } }) => {
    const need = {
      speedDataPointId: asked.speed_data_point_id,
      directionDataPointId: asked.direction_data_point_id,
      ...(asked.pollutant_data_point_id === undefined
        ? {}
        : { pollutantDataPointId: asked.pollutant_data_point_id }),
    }
    const series = Object.values(need).map((id) => frame(id, { scene, range: { from, to } }))
    return { data: roseFrom(need, series, { from, to }) }
  }),
  fake(searchColocation, ({ body }) => ({ data: colocationFrom(body, scene) })),
  fake(searchPairs, ({ body: { from, to, ...asked } }) => {
    const need = {
      xDataPointId: asked.x_data_point_id,
      yDataPointId: asked.y_data_point_id,
      ...(asked.averaging_minutes === undefined
        ? {}
        : { averagingMs: asked.averaging_minutes * 60_000 }),
    }
    return { data: pairsFrom(need, { scene, range: { from, to } }) }
  }),
  fake(searchPercentileRose, ({ body: { from, to, ...asked } }) => ({
    data: percentileRoseFrom(windOf(asked), { scene, range: { from, to } }),
  })),
  fake(searchPolarPlot, ({ body: { from, to, ...asked } }) => ({
    data: polarPlotFrom(windOf(asked), { scene, range: { from, to } }),
  })),
  fake(searchCycles, ({ body: { data_point_id: ids, timezone, ...range } }) => ({
    data: Object.fromEntries(
      ids.map((id) => [
        id,
        cyclesOf(id, { scene, range, ...(timezone === undefined ? {} : { timezone }) }),
      ]),
    ),
  })),
  fake(searchAirQuality, ({ body: { node_id: ids, end } }) => ({
    data: Object.fromEntries(
      ids.map((id) => [
        id,
        airQualityOf(id, {
          scene,
          ...(end === undefined ? {} : { range: { from: end, to: end } }),
        }),
      ]),
    ),
  })),
]

const windOf = (asked: {
  speed_data_point_id: string
  direction_data_point_id: string
  pollutant_data_point_id: string
}) => ({
  speedDataPointId: asked.speed_data_point_id,
  directionDataPointId: asked.direction_data_point_id,
  pollutantDataPointId: asked.pollutant_data_point_id,
})
