import { cycleSums } from '@airshed/domain'
import type {
  AirQuality,
  DataPoint,
  Measurement,
  MeasurementResult,
  MeasurementSearch,
  Node,
  NodeSearch,
  RangeStatistics,
  ReadingBasis,
  Pairs,
  Rose,
  SensorFault,
} from '@airshed/schemas'
import {
  listAlertLimits,
  listAlerts,
  searchAirQuality,
  searchCycles,
  searchMeasurements,
  searchNodes,
  searchPairs,
  searchPercentileRose,
  searchPolarPlot,
  searchRose,
  searchStatistics,
  searchStatus,
  searchStepStatistics,
} from '@airshed/schemas/calls'
import { pairsOf, percentileRoseOf, polarPlotOf, roseOf, type WindHours } from '@airshed/domain'
import { createFakeApi, fake, FakeRefusal } from '../testing/fakeApi.ts'
import type { Clock } from '../timing.ts'

const node = (id: string): Node => {
  const serial = id.replace(/:0$/, '')
  return {
    _id: id,
    node_id: id,
    _type: 'thiamis',
    serial,
    type: 'Thiamis-1000',
    name: `Device ${serial}`,
    presentName: `Device ${serial}`,
    description: '',
    organization_id: 'org_city',
    external_id: serial,
    timezone: 'UTC',
    timezone_source: 'default',
    timezone_reported: null,
    interval: 60_000,
    last_online: null,
    status: 'activated',
    statusType: 'online',
    location: null,
    location_type: 'auto',
    location_description: '',
    is_simulated: true,
    accepts_keyless: false,
    profile_id: null,
    default_profile_id: 'airthinx-default',
    shared_to: [],
    leased_to: null,
    payment_organization_id: null,
    actions: ['read'],
    version: 1,
  }
}

const dataPoint = (nodeId: string, path: string): DataPoint => {
  const connection = `${nodeId.replace(/:0$/, '')}.0.0.0`
  return {
    _id: `${connection}/${path}`,
    _type: 'metric',
    path,
    device_id: connection,
    node_id: nodeId,
    name: path === '132:5' ? 'PM2.5' : 'CO2',
    presentName: path === '132:5' ? 'PM2.5' : 'CO2',
    shortPresentName: path === '132:5' ? 'PM2.5' : 'CO2',
    unit: path === '132:5' ? 'µg/m³' : 'ppm',
    precision: 1,
    kind: 'scalar',
    isMapped: true,
    isWindDirection: false,
    lastValue: null,
    lastTimeReportedTs: null,
  }
}

/** The figures that the server answers for every data point. */
export const SERVER_FIGURES: RangeStatistics = {
  value: 11,
  combination: 'mean',
  isTimeWeighted: false,
  resultant: null,
  minimum: 1,
  maximum: 99,
  count: 1_000,
  expected: 1_000,
  coverage: 1,
}

/** The rose that the server answers for every device. */
export const SERVER_ROSE: Rose = roseOf({
  speeds: Float64Array.of(1, 2, 0),
  directionsDeg: Float64Array.of(90, 180, Number.NaN),
  concentrations: null,
  averagingPeriodMs: 3_600_000,
  reportingIntervalMs: 60_000,
  expected: 4,
})

/** The air quality that the server answers for every device. */
export const airAt = (end: number): AirQuality => ({
  profile_id: 'us-aqi-2024',
  time: Math.floor(end / 3_600_000) * 3_600_000,
  overall: { index: 59, grade_id: 'moderate', parameter_id: '170:3' },
  pollutants: [],
})
const NO_HOURS: WindHours = {
  speeds: [],
  directionsDeg: [],
  concentrations: [],
  expected: 0,
}

const NO_BASIS = { timezone: 'UTC', speedUnit: 'm/s', pollutantUnit: 'µg/m³' }

/** The pairs that the server answers for every device: three hours on a line. */
export const SERVER_PAIRS: Pairs = {
  timezone: 'UTC',
  averagingPeriodMs: 3_600_000,
  ...pairsOf({
    start: [0, 3_600_000, 7_200_000],
    x: [1, 2, 3],
    y: [3, 5, 7],
    expected: 3,
    xUnit: 'µg/m³',
    yUnit: 'ppm',
  }),
}

/**
 * An API in memory behind the real client. It knows the nodes `N1:0` to `N99:0` with PM2.5 (`N1.0.0.0/132:5`) and CO2
 * (`…/131:10`), and returns one reading per minute for each data point.
 */
export function fakeServer(clock: Clock) {
  const requests: { path: string; body: Record<string, unknown> }[] = []
  /** Path → the status that it returns from now on; 0: nobody answers. */
  const failing = new Map<string, number>()
  /** Further devices of the organization, after the three that lists begin with. */
  const fleet = { further: 0 }
  const settings = {
    averagingPeriodMs: null as number | null,
    reduced: false,
    /** While it is set, every reading reports it. */
    fault: null as SensorFault | null,
    /** Time zone of every device. */
    zone: 'UTC',
    /** The range has more readings than percentiles are computed from. */
    hasTooManyReadings: false,
    /** What every device measures. */
    paths: ['132:5', '131:10'],
    /** Ids of data points whose readings are corrected: their values are 6 rather than 10. */
    corrected: new Set<string>(),
    /** Which values their organization chose. */
    chosen: 'corrected' as ReadingBasis,
  }

  const measurements = (search: MeasurementSearch): MeasurementResult => {
    const to = search.to ?? clock.now() + 1
    const from = search.from ?? to - (search.last ?? 1) * 60_000
    const readings: Measurement[] = []
    for (let ts = Math.ceil(from / 60_000) * 60_000; ts < to; ts += 60_000) {
      readings.push(settings.fault === null ? [ts, 10] : [ts, null, 1])
    }
    const { averagingPeriodMs, reduced, fault, chosen } = settings
    const isCorrected = (id: string): boolean =>
      settings.corrected.has(id) && (search.basis ?? chosen) === 'corrected'
    const asCorrected = (reading: Measurement): Measurement => [
      reading[0],
      reading[1] === null ? null : 6,
    ]
    const shown = search.last === undefined ? readings : readings.slice(-search.last)
    return {
      data: Object.fromEntries(
        search.data_point_id.map((id) => [id, isCorrected(id) ? shown.map(asCorrected) : shown]),
      ),
      info: Object.fromEntries(
        search.data_point_id.map((id) => [
          id,
          {
            averagingPeriodMs,
            reduced,
            completeness: 1,
            reportingIntervals: [],
            ...(fault === null ? {} : { fault }),
            ...(isCorrected(id) ? { basis: 'corrected' as const } : {}),
          },
        ]),
      ),
    }
  }

  const withCorrection = (point: DataPoint): DataPoint =>
    settings.corrected.has(point['_id'])
      ? {
          ...point,
          lastValue: settings.chosen === 'corrected' ? 6 : 10,
          correction: { basis: settings.chosen, version: 1, lastReported: 10, lastCorrected: 6 },
        }
      : point

  const nodes = ({ node_id: named, includes = [], cursor = '0', size = 100 }: NodeSearch) => {
    const ids = named ?? Array.from({ length: 3 + fleet.further }, (_, index) => `N${index + 1}:0`)
    const start = Number(cursor)
    const end = start + size
    const data = ids
      .slice(start, end)
      .filter((id) => named === undefined || /^N\d{1,2}:0$/.test(id))
      .map((id) => ({
        ...node(id),
        timezone: settings.zone,
        ...(includes.includes('data_points')
          ? { data_points: settings.paths.map((path) => withCorrection(dataPoint(id, path))) }
          : {}),
      }))
    return { data, next: end < ids.length ? String(end) : null, size }
  }

  const { api } = createFakeApi(
    [
      fake(searchMeasurements, ({ body }) => measurements(body)),
      // Different from the readings, which are all 10, so that a test sees where a figure comes from.
      fake(searchCycles, ({ body: { data_point_id: ids, timezone = settings.zone } }) => ({
        data: Object.fromEntries(ids.map((id) => [id, cycleSums('scalar', timezone).figures()])),
      })),
      fake(searchStatistics, ({ body }) => ({
        data: Object.fromEntries(
          body.data_point_id.map((id) => [
            id,
            body.percentiles === undefined
              ? SERVER_FIGURES
              : {
                  ...SERVER_FIGURES,
                  percentiles: body.percentiles.map((percent) => ({ percent, value: percent + 1 })),
                },
          ]),
        ),
      })),
      fake(searchRose, ({ body }) => ({
        data: body.speed_data_point_id.startsWith('N') ? SERVER_ROSE : null,
      })),
      fake(searchAirQuality, ({ body: { node_id: ids, end = clock.now() } }) => ({
        data: Object.fromEntries(ids.filter((id) => /^N\d/.test(id)).map((id) => [id, airAt(end)])),
      })),
      fake(searchPairs, ({ body }) => ({
        data: body.x_data_point_id.startsWith('N') ? SERVER_PAIRS : null,
      })),
      fake(searchPercentileRose, ({ body }) => ({
        data: {
          ...NO_BASIS,
          ...percentileRoseOf(NO_HOURS, { sectorCount: body.sector_count ?? 16 }),
        },
      })),
      fake(searchPolarPlot, () => ({ data: { ...NO_BASIS, ...polarPlotOf(NO_HOURS) } })),
      fake(searchStepStatistics, ({ body }) => ({
        edges: [body.from, body.to],
        data: Object.fromEntries(
          body.data_point_id.filter((id) => /^N\d/.test(id)).map((id) => [id, [SERVER_FIGURES]]),
        ),
      })),
      fake(searchNodes, ({ body }) => nodes(body)),
      fake(searchStatus, () => ({
        devices: { online: 3, offline: 1, deactivated: 0, inventory: 0, total: 4 },
      })),
      fake(listAlertLimits, ({ query }) => ({
        // A single value in a URL is not a list.
        data: [query.data_point_id].flat().map((id) => ({
          data_point_id: id,
          alert_id: 'alert_0',
          name: 'Dust',
          level: 'warning' as const,
          period_ms: null,
          expr: 'gt' as const,
          value: 35,
          clear_value: 35,
          unit: 'µg/m³',
          is_active: false,
        })),
        is_cut: false,
      })),
      fake(listAlerts, () => ({ data: [], next: null, total: 0, page: 1, size: 5 })),
    ],
    {
      clock,
      before({ path, body }) {
        requests.push({ path, body: body as Record<string, unknown> })
        const status = failing.get(path)
        if (status === 0) throw new TypeError('Failed to fetch')
        if (status !== undefined) throw new FakeRefusal(status, 'NO', `${path} is refused`)
        if (settings.hasTooManyReadings && Object.hasOwn(body ?? {}, 'percentiles')) {
          const issue = {
            path: '/percentiles',
            expected: 'at most 600,000 readings',
            got: '700,000',
          }
          throw new FakeRefusal(400, 'VALIDATION_FAILED', 'Too many readings', [issue])
        }
      },
    },
  )
  return {
    api,
    requests,
    failing,
    settings,
    fleet,
    to: (path: string) => requests.filter((request) => request.path === path),
  }
}
