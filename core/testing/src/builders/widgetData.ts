import {
  NO_DATA,
  type DataNeed,
  type MeasurementsNeed,
  type TimeRange,
  type WidgetData,
} from '@airshed/contract'
import { nodeIdOf } from '@airshed/data'
import { AIR_PROFILE_ID } from './airQuality.ts'
import { builtAnswers, describedPoints, isAwaitedAir } from './builtAnswers.ts'
import { frame } from './frame.ts'
import { nodeWithDataPoints, profile } from './node.ts'
import { STALE_BY_MS, type Scene } from './scene.ts'
import { statisticsOf } from './statistics.ts'
import { TEST_NOW_MS, TEST_RANGE } from './times.ts'

export interface WidgetDataOptions {
  /** Default `normal`. */
  scene?: Scene
  /** Default the three hours up to `TEST_NOW_MS`. */
  range?: TimeRange
}

/** Changes of the built data: parts that replace the built ones. */
export type DataOverrides = (
  needs: readonly DataNeed[],
  built: WidgetData,
  scene: Scene,
  range: TimeRange,
) => Partial<WidgetData>

/** Devices of the organization. */
const FLEET_IDS = ['1C00A3F7:0', '1C00A3F8:0', '1C00A3F9:0']
/** Default parameters of a device when a widget requests no data points of it. */
const USUAL_PATHS = ['132:5', '131:10']

/** The data that the host would pass to a widget with these needs; the same in every run. */
export function widgetData(
  needs: readonly DataNeed[],
  { scene = 'normal', range = TEST_RANGE }: WidgetDataOptions = {},
): WidgetData {
  const series = needs.filter((need) => need.kind === 'measurements')
  const pointIds = needs.flatMap(describedPoints)
  const fleet = scene === 'empty' ? [] : FLEET_IDS
  const nodeIds = needs.flatMap((need) =>
    need.kind === 'nodes' ? [...need.nodeIds, ...(need.all === true ? fleet : [])] : [],
  )
  const isGone = scene === 'unknown'
  const wantsProfiles = needs.some((need) => need.kind === 'profiles')
  return {
    ...NO_DATA,
    ...builtAnswers(needs, { scene, range }),
    frames: isGone ? [] : framesOf(series, scene, range),
    statistics: isGone ? {} : statisticsOf(figured(needs, scene, range), range, percentsIn(needs)),
    nodes: isGone ? [] : [...new Set(nodeIds)].map((id) => builtNode(id, pointIds, needs, scene)),
    profiles: wantsProfiles && !isGone ? [profile()] : [],
    asOfMs: TEST_NOW_MS - (scene === 'stale' ? STALE_BY_MS : 0),
  }
}

/** The readings over the range for which statistics are needed. */
const figured = (needs: readonly DataNeed[], scene: Scene, range: TimeRange) =>
  figuredIds(needs).map((id) => frame(id, { scene, range }))

const figuredIds = (needs: readonly DataNeed[]): readonly string[] =>
  needs.flatMap((need) => (need.kind === 'statistics' ? need.dataPointIds : []))

const percentsIn = (needs: readonly DataNeed[]): readonly number[] =>
  needs.flatMap((need) => (need.kind === 'statistics' ? (need.percentiles ?? []) : []))

/** The built data with the overrides of a story or a test; statistics are recomputed for overridden readings. */
export function overriddenData(
  needs: readonly DataNeed[],
  overrides: DataOverrides | undefined,
  { scene = 'normal', range = TEST_RANGE }: WidgetDataOptions,
): WidgetData {
  const built = widgetData(needs, { scene, range })
  const own = overrides?.(needs, built, scene, range) ?? {}
  const ids = figuredIds(needs)
  const figures = statisticsOf(
    (own.frames ?? []).filter(({ dataPointId }) => ids.includes(dataPointId)),
    range,
    percentsIn(needs),
  )
  return { ...built, statistics: { ...built.statistics, ...figures }, ...own }
}

function framesOf(needs: readonly MeasurementsNeed[], scene: Scene, range: TimeRange) {
  const nodes = new Set(needs.flatMap(({ dataPointIds }) => dataPointIds.map(nodeIdOf)))
  const withNodeName = nodes.size > 1
  return needs.flatMap(({ dataPointIds, window }) =>
    dataPointIds.map((id) => frame(id, { scene, window, range, withNodeName })),
  )
}

function builtNode(
  id: string,
  pointIds: readonly string[],
  needs: readonly DataNeed[],
  scene: Scene,
) {
  const own = [...new Set(pointIds)].filter((pointId) => nodeIdOf(pointId) === id)
  const usual = USUAL_PATHS.map((path) => `${id.replace(/:0$/, '')}.0.0.0/${path}`)
  const { data_points: dataPoints, ...built } = nodeWithDataPoints(
    id,
    own.length > 0 ? own : usual,
    scene,
  )
  const includes = needs.flatMap((need) =>
    need.kind === 'nodes' && (need.all === true || need.nodeIds.includes(id)) ? need.includes : [],
  )
  return {
    ...built,
    ...(includes.includes('data_points') && dataPoints ? { data_points: dataPoints } : {}),
    ...(includes.includes('profiles') ? { profiles: [profileFor(needs)] } : {}),
  }
}

/** The profile of the built air quality, if that is needed. */
const profileFor = (needs: readonly DataNeed[]) =>
  profile(needs.some(isAwaitedAir) ? AIR_PROFILE_ID : undefined)
