import {
  NO_DATA,
  type AirQualityNeed,
  type DataNeed,
  type MeasurementsNeed,
  type TimeRange,
  type WidgetData,
} from '@airshed/contract'
import { nodeIdOf } from '@airshed/data'
import type { AlertLimit } from '@airshed/schemas'
import { alertLimit } from './alertLimit.ts'
import { AIR_PROFILE_ID, airDataPointIds, airQualityOf } from './airQuality.ts'
import { cyclesOf } from './cycles.ts'
import { alertPage, deviceStats, onlineSeries } from './fleet.ts'
import { frame } from './frame.ts'
import { nodeWithDataPoints, profile } from './node.ts'
import { pairsFrom } from './pairs.ts'
import { percentileRoseFrom, polarPlotFrom } from './windStatistics.ts'
import { roseFrom } from './rose.ts'
import { STALE_BY_MS, type Scene } from './scene.ts'
import { statisticsOf } from './statistics.ts'
import { stepsOf } from './steps.ts'
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
  const pointIds = needs.flatMap((need) => {
    if (isAwaitedAir(need)) return need.nodeIds.flatMap((id) => airDataPointIds(id))
    if (need.kind === 'pairs') return [need.xDataPointId, need.yDataPointId]
    if (need.kind === 'percentileRose' || need.kind === 'polarPlot') {
      return [need.speedDataPointId, need.directionDataPointId, need.pollutantDataPointId]
    }
    return need.kind === 'measurements' || need.kind === 'steps' || need.kind === 'cycles'
      ? need.dataPointIds
      : []
  })
  const fleet = scene === 'empty' ? [] : FLEET_IDS
  const nodeIds = needs.flatMap((need) =>
    need.kind === 'nodes' ? [...need.nodeIds, ...(need.all === true ? fleet : [])] : [],
  )
  const status = needs.find((need) => need.kind === 'status')
  const online = needs.find((need) => need.kind === 'online')
  const alerts = needs.find((need) => need.kind === 'alerts')
  const limits = needs.find((need) => need.kind === 'alertLimits')
  const isGone = scene === 'unknown'
  const wantsProfiles = needs.some((need) => need.kind === 'profiles')
  return {
    ...NO_DATA,
    frames: isGone ? [] : framesOf(series, scene, range),
    statistics: isGone ? {} : statisticsOf(figured(needs, scene, range), range, percentsIn(needs)),
    roses: rosesFor(needs, scene, range),
    steps: isGone ? {} : stepsOf(needs, scene, range),
    cycles: isGone ? {} : builtCycles(needs, scene, range),
    airQuality: isGone ? {} : builtAir(needs, scene, range),
    pairs: needs.flatMap((need) =>
      need.kind === 'pairs' ? [pairsFrom(need, { scene, range })] : [],
    ),
    percentileRoses: needs.flatMap((need) =>
      need.kind === 'percentileRose' ? [percentileRoseFrom(need, { scene, range })] : [],
    ),
    polarPlots: needs.flatMap((need) =>
      need.kind === 'polarPlot' ? [polarPlotFrom(need, { scene, range })] : [],
    ),
    nodes: isGone ? [] : [...new Set(nodeIds)].map((id) => builtNode(id, pointIds, needs, scene)),
    status: status === undefined ? null : deviceStats(scene),
    online: online === undefined ? null : onlineSeries(online.hours, scene),
    alerts: alerts === undefined ? null : alertPage(alerts, scene),
    ...(limits === undefined ? {} : { alertLimits: limitsFor(limits.dataPointIds, scene) }),
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

/** One alert watches the first data point, one its mean. */
const limitsFor = ([first]: readonly string[], scene: Scene): readonly AlertLimit[] =>
  first === undefined || scene === 'empty' || scene === 'unknown'
    ? []
    : [
        alertLimit(first),
        alertLimit(first, { alert_id: 'alert_1', level: 'critical', period_ms: 86_400_000 }),
      ]

/** The roses of the readings over the range. */
const rosesFor = (needs: readonly DataNeed[], scene: Scene, range: TimeRange) =>
  needs.flatMap((need) => {
    if (need.kind !== 'rose') return []
    const { speedDataPointId, directionDataPointId, pollutantDataPointId } = need
    const ids = [speedDataPointId, directionDataPointId, pollutantDataPointId ?? []].flat()
    const series = scene === 'unknown' ? [] : ids.map((id) => frame(id, { scene, range }))
    return [roseFrom(need, series, range)]
  })
const builtCycles = (needs: readonly DataNeed[], scene: Scene, range: TimeRange) =>
  Object.fromEntries(
    needs.flatMap((need) => {
      if (need.kind !== 'cycles') return []
      const { dataPointIds, timezone } = need
      const zone = timezone === undefined ? {} : { timezone }
      return dataPointIds.map((id) => [id, cyclesOf(id, { scene, range, ...zone })] as const)
    }),
  )

const builtAir = (needs: readonly DataNeed[], scene: Scene, range: TimeRange) =>
  Object.fromEntries(
    needs.flatMap((need) =>
      isAwaitedAir(need)
        ? need.nodeIds.map((id) => [id, airQualityOf(id, { scene, range })] as const)
        : [],
    ),
  )

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

/** Optional air quality is not built; a story or a test can still provide it. */
function isAwaitedAir(need: DataNeed): need is AirQualityNeed {
  return need.kind === 'airQuality' && need.isOptional !== true
}
