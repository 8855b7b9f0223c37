import type { ApiClient } from '@airshed/data'
import { createFakeApi, fake, FakeRefusal } from '@airshed/data/testing'
import { ONLINE_STATUS_NAMES, ONLINE_STATUS_PATH } from '@airshed/domain'
import { PROFILES } from '@airshed/profiles'
import type {
  AirNow,
  Dashboard,
  Issue,
  Measurement,
  MeasurementResult,
  MeasurementSearch,
  Node,
  NodeSearch,
} from '@airshed/schemas'
import {
  exportMeasurements,
  getDashboard,
  getNodeValues,
  getProfile,
  listAlerts,
  listDashboards,
  listNodes,
  listProfiles,
  searchAirNow,
  searchDataPoints,
  searchMeasurements,
  searchNodes,
  searchOnline,
  searchStatus,
  setDashboardRange,
  tagNodes,
} from '@airshed/schemas/calls'
import { airNow } from '../builders/airNow.ts'
import { dashboard } from '../builders/dashboard.ts'
import { dataPoint } from '../builders/dataPoint.ts'
import { alertPage, deviceStats, onlineSeries } from '../builders/fleet.ts'
import { frame } from '../builders/frame.ts'
import { nodeWithDataPoints, profile } from '../builders/node.ts'
import type { Scene } from '../builders/scene.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import { fakeAccount, type FakeAccountOptions } from './account.ts'
import { fakeAlertEdits, type FakeAlertEditOptions } from './alertEdits.ts'
import { fakeAlertMonitor, type FakeAlertOptions } from './alertMonitor.ts'
import { fakeAlertTemplates, type FakeTemplateOptions } from './alertTemplates.ts'
import { alertRows, type FakeAlertRowOptions } from './alertRows.ts'
import { fakeAudit, type FakeAuditOptions } from './audit.ts'
import { fakeCalibrations, type FakeCalibrationOptions } from './calibrations.ts'
import { fakeFormationRequests, type FakeFormationOptions } from './formationRequests.ts'
import { fakeImports, type FakeImportOptions } from './imports.ts'
import { fakeIngestKeys, type FakeIngestKeyOptions } from './ingestKeys.ts'
import { fakeInvitations, type FakeInvitationOptions } from './invitations.ts'
import { fakeJobs, type FakeJobOptions } from './jobs.ts'
import { fakeList } from './list.ts'
import { fakeListViews, type FakeListViewOptions } from './listViews.ts'
import { fakeMails, type FakeMailOptions } from './mails.ts'
import { fakeMaintenanceWindows, type FakeMaintenanceOptions } from './maintenanceWindows.ts'
import { fakeComputedParameters, type FakeComputedOptions } from './computedParameters.ts'
import { fakeNodeChanges, type FakeNodeChangeOptions } from './nodeChanges.ts'
import { fakeNodeChannel, type FakeNodeChannelOptions } from './nodeChannel.ts'
import { fakeNodeClaim, type FakeNodeClaimOptions } from './nodeClaim.ts'
import { matchesSearch, valuesOfNodes } from './nodeFilters.ts'
import { fakeNodeScripts, type FakeNodeScriptOptions } from './nodeScripts.ts'
import { fakeNotificationChannels, type FakeChannelOptions } from './notificationChannels.ts'
import { fakeOrganizations, type FakeOrganizationOptions } from './organizations.ts'
import { fakeReadingsFile } from './readingsFile.ts'
import { fakePublicLinks, type FakePublicLinkOptions } from './publicLinks.ts'
import { fakeQualityFlags, type FakeQualityFlagOptions } from './qualityFlags.ts'
import { fakeRevisions, type FakeRevisionOptions } from './revisions.ts'
import { fakeSecondFactor, type FakeSecondFactorOptions } from './secondFactor.ts'
import { fakeStatistics } from './statistics.ts'
import { fakeProfiles, type FakeProfileOptions } from './profiles.ts'
import { fakePictures } from './pictures.ts'
import { fakePartnerships, type FakePartnershipOptions } from './partnerships.ts'
import { fakePlaces, type FakePlaceOptions } from './places.ts'
import { fakePlugins, type FakePluginOptions } from './plugins.ts'
import { fakeSnapshots, type FakeSnapshotOptions } from './snapshots.ts'
import { fakeTokens, type FakeTokenOptions } from './tokens.ts'
import { fakeUsers, type FakeUserOptions } from './users.ts'
import { fakeWebhooks, type FakeWebhookOptions } from './webhooks.ts'

const NO_AIR = { worst: null, places: 0, graded: 0, above: 0, silent: 0, simulated: 0 }

/** The contents of the in-memory server. */
export interface FakeServerOptions
  extends
    FakeAccountOptions,
    FakeAlertEditOptions,
    FakeAlertOptions,
    FakeAlertRowOptions,
    FakeAuditOptions,
    FakeCalibrationOptions,
    FakeChannelOptions,
    FakeFormationOptions,
    FakeImportOptions,
    FakeIngestKeyOptions,
    FakeInvitationOptions,
    FakeJobOptions,
    FakeListViewOptions,
    FakeMailOptions,
    FakeTemplateOptions,
    FakeMaintenanceOptions,
    FakeComputedOptions,
    FakeNodeChangeOptions,
    FakeNodeChannelOptions,
    FakeNodeClaimOptions,
    FakeNodeScriptOptions,
    FakeOrganizationOptions,
    FakePartnershipOptions,
    FakePlaceOptions,
    FakePluginOptions,
    FakeProfileOptions,
    FakePublicLinkOptions,
    FakeQualityFlagOptions,
    FakeRevisionOptions,
    FakeSecondFactorOptions,
    FakeSnapshotOptions,
    FakeTokenOptions,
    FakeUserOptions,
    FakeWebhookOptions {
  /** Default `normal`. */
  scene?: Scene
  dashboards?: readonly Dashboard[]
  /** Default three devices with three data points each. */
  nodes?: readonly Node[]
  /** The air at all places; default: twelve places, or none in the empty scene. */
  airNow?: AirNow
  /** Every call responds with status 403. Default false. */
  isRefusing?: boolean
  /**
   * Path of a call, such as `alerts` → the status with which it fails; 0: no response. `*`: every call.
   * Default none.
   */
  failures?: Readonly<Record<string, number>>
  /** Path of a call that changes something, such as `webhooks` → the issues of its body. Default none. */
  issues?: Readonly<Record<string, readonly Issue[]>>
  /** Responses that replace the default ones: the call's path, such as `alerts` → body. */
  answers?: Readonly<Record<string, unknown>>
}

export interface FakeServer {
  api: ApiClient
  /** Calls so far, oldest first. */
  calls: { method: string; path: string; body: unknown }[]
}

const NODE_IDS = ['1C00A3F7:0', '1C00A3F8:0', '1C00A3F9:0']
const PATHS = ['132:5', '132:7', '131:10']

const pointIdsOf = (nodeId: string, paths: readonly string[] = PATHS): string[] =>
  paths.map((path) => `${nodeId.replace(/:0$/, '')}.0.0.0/${path}`)

/** The data point that the server keeps for a device. */
const onlineStatus = (nodeId: string) => {
  const { en: name } = ONLINE_STATUS_NAMES
  const id = `${nodeId.replace(/:0$/, '')}.0.0.0/${ONLINE_STATUS_PATH}`
  const named = { name, presentName: name, shortPresentName: name }
  return dataPoint(id, { ...named, unit: '', precision: 2, kind: 'boolean', isMapped: true })
}

const missing = (path: string) => new FakeRefusal(404, 'NOT_FOUND', `${path} is not here`)

/** The codes of a real server by status. */
const CODES: Readonly<Record<number, string>> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  500: 'INTERNAL',
}

const refusal = (status: number, detail: string) =>
  new FakeRefusal(status, CODES[status] ?? `TEST_${status}`, detail)

/** The calls of the console on built data, behind the real client. */
export function createFakeServer(options: FakeServerOptions = {}): FakeServer {
  const { scene = 'normal', answers = {}, isRefusing = false, failures = {}, issues = {} } = options
  const dashboards = options.dashboards ?? (scene === 'empty' ? [] : [dashboard()])

  const builtNode = (id: string): Node => ({
    ...nodeWithDataPoints(id, pointIdsOf(id), scene),
    profiles: [profile()],
    ...options.nodes?.find(({ _id }) => _id === id),
  })
  const known = options.nodes?.map(({ _id }) => _id) ?? NODE_IDS
  const nodes = ({ node_id: ids = known, ...search }: NodeSearch) =>
    fakeList(
      (scene === 'empty' ? [] : ids).map(builtNode).filter((one) => matchesSearch(one, search)),
    )
  const measurements = ({
    data_point_id: ids,
    from,
    to,
    last,
  }: MeasurementSearch): MeasurementResult => {
    const range = { from: from ?? TEST_NOW_MS - 10_800_000, to: to ?? TEST_NOW_MS }
    const window = last === undefined ? 'range' : { lastPoints: last }
    const series = ids.map((id) => {
      const { times, values } = frame(id, { scene, range, window })
      const readings = [...times].map((time, index): Measurement => {
        const value = values[index] ?? Number.NaN
        return [time, Number.isNaN(value) ? null : value]
      })
      return [id, readings] as const
    })
    const info = {
      averagingPeriodMs: null,
      reduced: false,
      completeness: 1,
      reportingIntervals: [],
    }
    return {
      data: Object.fromEntries(series),
      info: Object.fromEntries(ids.map((id) => [id, info])),
    }
  }
  const nodeOf = (id: string) => {
    const [found] = nodes({ node_id: [id] }).data
    if (found === undefined) throw missing(`nodes/${id}`)
    return found
  }
  const dashboardOf = (id: string) => {
    const found = dashboards.find((one) => one.id === id)
    if (found === undefined) throw missing(`dashboards/${id}`)
    return found
  }
  const alerts = alertRows(options, scene)
  const { api, calls } = createFakeApi(
    [
      ...[
        fakePlugins,
        fakeTokens,
        fakeFormationRequests,
        fakeImports,
        fakeIngestKeys,
        fakeWebhooks,
        fakeInvitations,
        fakeAudit,
        fakeCalibrations,
        fakePartnerships,
        fakeJobs,
        fakeMails,
        fakeProfiles,
        fakeListViews,
        fakeSnapshots,
      ].flatMap((part) => part(scene === 'empty' ? {} : options)),
      fake(searchNodes, ({ body }) => nodes(body)),
      fake(searchMeasurements, ({ body }) => measurements(body)),
      fake(exportMeasurements, ({ body }) => fakeReadingsFile(measurements(body))),
      ...fakeStatistics(scene),
      fake(searchAirNow, () => options.airNow ?? airNow(scene === 'empty' ? NO_AIR : {})),
      fake(searchStatus, () => deviceStats(scene)),
      fake(searchOnline, ({ body: { hours = 24 } }) => onlineSeries(hours, scene)),
      fake(searchDataPoints, ({ body: { node_id: ids = NODE_IDS, path: paths } }) =>
        fakeList(
          ids.flatMap((id) => [
            ...pointIdsOf(id, paths).map((pointId) => dataPoint(pointId)),
            ...(paths === undefined ? [onlineStatus(id)] : []),
          ]),
        ),
      ),
      ...fakeAccount(options),
      fake(listDashboards, () => fakeList(dashboards)),
      fake(getDashboard, ({ params }) => dashboardOf(params.id)),
      fake(setDashboardRange, ({ params, body }) => ({ ...dashboardOf(params.id), range: body })),
      fake(tagNodes, ({ body: { devices } }) => ({
        changed: 'ids' in devices ? devices.ids.length : nodes({}).data.length,
        unchanged: 0,
        refused: 0,
      })),
      fake(getNodeValues, () => valuesOfNodes(nodes({}).data)),
      fake(listNodes, ({ query: { search, status, type, tag, firmware, battery } = {} }) =>
        nodes({ search, status, type, tag, firmware, battery } as NodeSearch),
      ),
      ...fakeAlertEdits(options, alerts),
      ...fakeNodeChanges(options, nodeOf),
      ...fakeNodeClaim(options),
      ...fakeNodeChannel(options, nodeOf),
      ...fakeNodeScripts(options),
      ...fakeAlertTemplates(scene === 'empty' ? {} : options, {
        nodeId: NODE_IDS[0] ?? '',
        pointIds: pointIdsOf(NODE_IDS[0] ?? ''),
      }),
      ...fakeMaintenanceWindows(scene === 'empty' ? {} : options),
      ...fakeNotificationChannels(scene === 'empty' ? {} : options),
      ...fakeOrganizations(options),
      ...fakePictures(),
      ...fakePlaces(options),
      ...fakePublicLinks(options),
      ...fakeQualityFlags(options),
      ...fakeRevisions(options),
      ...fakeSecondFactor(options),
      ...fakeComputedParameters(options),
      ...fakeAlertMonitor(options, alerts),
      fake(listAlerts, ({ query: { includes = [] } = {} }) => ({
        ...alertPage({ limit: 15 }, scene, includes),
        next: null,
        page: 1,
        size: 15,
      })),
      // After those with longer paths below `users`.
      ...fakeUsers(scene === 'empty' ? {} : options),
      fake(listProfiles, () => fakeList(PROFILES)),
      fake(getProfile, ({ params }) => PROFILES.filter((one) => one.id === params.id)),
    ],
    {
      clock: { now: () => TEST_NOW_MS },
      answers,
      before: ({ path, method }) => {
        const status = failures[path] ?? failures['*']
        if (status === 0) throw new TypeError('Failed to fetch')
        if (status !== undefined) throw refusal(status, `${path} failed`)
        const wrong = method === 'GET' ? undefined : issues[path]
        if (wrong !== undefined) throw new FakeRefusal(400, 'VALIDATION_FAILED', 'Not valid', wrong)
        if (isRefusing) throw refusal(403, `${path} is refused`)
      },
    },
  )
  return { api, calls }
}
