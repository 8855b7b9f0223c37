import type { DataOverrides } from './widgetData.ts'
import { airWith } from './airOf.ts'

/** A pollutant whose newest reading has another grade than the mean that its standard grades. */
export interface GradedApart {
  path: string
  profileId: string
  /** Mean that is graded, and newest reading, in the unit of the data point. */
  mean: number
  newest: number
}

/** By the European index, the hour is moderate (32.5 µg/m³ of at most 60), and the reading would be fair (17.6 of 25). */
export const NO2_APART: GradedApart = {
  path: '170:1',
  profileId: 'eaqi-2024',
  mean: 16.98,
  newest: 9.2,
}

/** By the WHO, the day is above its guideline level of 15 µg/m³. */
export const PM25_APART: GradedApart = {
  path: '132:5',
  profileId: 'who-2021',
  mean: 19.8,
  newest: 17,
}

/**
 * Story data: this pollutant of every device, graded by hours of its mean, with its newest reading. Readings keep their times
 * and flags.
 */
export const gradedApart =
  ({ path, profileId, mean, newest }: GradedApart = NO2_APART): DataOverrides =>
  (needs, data, scene, range) => {
    const graded = airWith({ profileId, paths: [path], means: { [path]: mean } })
    const { nodes = data.nodes, ...air } = graded(needs, data, scene, range)
    return {
      ...air,
      nodes: nodes.map((node) => {
        const { data_points: points } = node
        if (points === undefined) return node
        return {
          ...node,
          data_points: points.map((point) =>
            point.path === path && point.lastValue !== null
              ? { ...point, lastValue: newest }
              : point,
          ),
        }
      }),
      frames: data.frames.map((frame) =>
        frame.path === path && frame.values.length > 0
          ? { ...frame, values: frame.values.with(frame.values.length - 1, newest) }
          : frame,
      ),
    }
  }
