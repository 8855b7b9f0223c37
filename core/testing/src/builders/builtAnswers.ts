import {
  DATA_KINDS,
  NEED_KINDS,
  type AirQualityNeed,
  type DataNeed,
  type DataNeedKind,
  type RoseNeed,
  type TimeRange,
  type WidgetData,
} from '@airshed/contract'
import type { AlertLimit } from '@airshed/schemas'
import { airDataPointIds, airQualityOf } from './airQuality.ts'
import { alertLimit } from './alertLimit.ts'
import { cyclesOf } from './cycles.ts'
import { alertPage, deviceStats, onlineSeries } from './fleet.ts'
import { frame } from './frame.ts'
import { pairsFrom } from './pairs.ts'
import { roseFrom } from './rose.ts'
import type { Scene } from './scene.ts'
import { stepsFor } from './steps.ts'
import { percentileRoseFrom, polarPlotFrom } from './windStatistics.ts'

interface BuiltAt {
  scene: Scene
  range: TimeRange
}

/** What the answer to one need is built from. */
interface BuiltKind<Need> {
  /** One answer, the answers by id, or the part of the data: as the shape of the kind says. */
  answer(need: Need, at: BuiltAt): unknown
  /** Data points of the need that built devices have. Default none. */
  points?(need: Need): readonly string[]
}

/** Kinds that the page answers from readings and devices: `widgetData` builds those. */
type OfPage = 'measurements' | 'statistics' | 'nodes' | 'profiles'

/** How the answers to needs are built, the same in every run. */
const BUILT: {
  readonly [Kind in Exclude<DataNeedKind, OfPage>]: BuiltKind<Extract<DataNeed, { kind: Kind }>>
} = {
  rose: { answer: builtRose },
  steps: {
    answer: (need, { scene, range }) => stepsFor(need, scene, range),
    points: ({ dataPointIds }) => dataPointIds,
  },
  cycles: {
    answer: ({ dataPointIds, timezone }, at) => {
      const zone = timezone === undefined ? {} : { timezone }
      return Object.fromEntries(dataPointIds.map((id) => [id, cyclesOf(id, { ...at, ...zone })]))
    },
    points: ({ dataPointIds }) => dataPointIds,
  },
  airQuality: {
    answer: (need, at) =>
      Object.fromEntries(
        isAwaitedAir(need) ? need.nodeIds.map((id) => [id, airQualityOf(id, at)]) : [],
      ),
    points: (need) => (isAwaitedAir(need) ? need.nodeIds.flatMap((id) => airDataPointIds(id)) : []),
  },
  pairs: {
    answer: pairsFrom,
    points: ({ xDataPointId, yDataPointId }) => [xDataPointId, yDataPointId],
  },
  percentileRose: { answer: percentileRoseFrom, points: windPoints },
  polarPlot: { answer: polarPlotFrom, points: windPoints },
  status: { answer: (_need, { scene }) => deviceStats(scene) },
  online: { answer: ({ hours }, { scene }) => onlineSeries(hours, scene) },
  alerts: { answer: (need, { scene }) => alertPage(need, scene) },
  alertLimits: { answer: ({ dataPointIds }, { scene }) => limitsFor(dataPointIds, scene) },
}

function builtRose(need: RoseNeed, { scene, range }: BuiltAt) {
  const { speedDataPointId, directionDataPointId, pollutantDataPointId } = need
  const ids = [speedDataPointId, directionDataPointId, pollutantDataPointId ?? []].flat()
  const series = scene === 'unknown' ? [] : ids.map((id) => frame(id, { scene, range }))
  return roseFrom(need, series, range)
}

function windPoints(need: {
  speedDataPointId: string
  directionDataPointId: string
  pollutantDataPointId: string
}): readonly string[] {
  return [need.speedDataPointId, need.directionDataPointId, need.pollutantDataPointId]
}

/** One alert watches the first data point, one its mean. */
const limitsFor = ([first]: readonly string[], scene: Scene): readonly AlertLimit[] =>
  first === undefined || scene === 'empty' || scene === 'unknown'
    ? []
    : [
        alertLimit(first),
        alertLimit(first, { alert_id: 'alert_1', level: 'critical', period_ms: 86_400_000 }),
      ]

const builtKind = (kind: DataNeedKind): BuiltKind<DataNeed> | undefined =>
  (BUILT as Partial<Record<DataNeedKind, BuiltKind<DataNeed>>>)[kind]

/** Data points of a need that built devices have. */
export function describedPoints(need: DataNeed): readonly string[] {
  if (need.kind === 'measurements') return need.dataPointIds
  return builtKind(need.kind)?.points?.(need) ?? []
}

/** The parts of the data that the server answers completely. */
export function builtAnswers(needs: readonly DataNeed[], at: BuiltAt): Partial<WidgetData> {
  const parts: Record<string, unknown> = {}
  for (const kind of DATA_KINDS) {
    const built = builtKind(kind)
    const own = needs.filter((need) => need.kind === kind)
    if (built === undefined || own.length === 0) continue
    const { shape, answeredIn } = NEED_KINDS[kind]
    const answers = own.map((need) => built.answer(need, at))
    if (shape === 'each') parts[answeredIn] = answers
    else if (shape === 'whole') [parts[answeredIn]] = answers
    // The first need that names a data point decides. Devices that are gone have no answers.
    else if (at.scene !== 'unknown') parts[answeredIn] = Object.assign({}, ...answers.toReversed())
  }
  return parts
}

/** Optional air quality is not built; a story or a test can still provide it. */
export function isAwaitedAir(need: DataNeed): need is AirQualityNeed {
  return need.kind === 'airQuality' && need.isOptional !== true
}
