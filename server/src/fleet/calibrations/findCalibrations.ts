import { ALL_ORGANIZATIONS, measurementStatus } from '@airshed/domain'
import { parameterById } from '@airshed/profiles'
import type {
  Calibration,
  CalibrationMeasurement,
  CalibrationMetrics,
  CalibrationQuery,
  CalibrationRefusal,
  CalibrationSort,
  CalibrationStatus,
  List,
} from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import type { Caller } from '../../access/identity/access.ts'
import { listOf } from '../../storage/rows/listOf.ts'
import { key, type RowList } from '../../storage/rows/rowList.ts'
import type { Condition, VisibleRows } from '../../storage/rows/visible.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { HOLDER, IS_COMPARABLE, isManagedBy } from './comparable.ts'

/** What the organization that uses a device compared. */
const COMPARED = sql`calibration_measurements where calibration_measurements.node_id = nodes.id
  and calibration_measurements.organization_id = ${HOLDER}`

const STATUS = sql<CalibrationStatus>`(select case when count(*) = 0 then 'not_run'
  when bool_and(refused is null) then 'ok' else 'fail' end from ${COMPARED})`
const TIMESTAMP = sql<number | null>`(select max(compared_at) from ${COMPARED})`

const calibrationList: RowList<CalibrationSort> = {
  name: 'calibrations',
  table: 'nodes',
  id: 'nodes.id',
  sort: {
    status: [
      { sql: STATUS, type: 'text' },
      { sql: TIMESTAMP, type: 'int8', isNullable: true },
    ],
    timestamp: [{ sql: TIMESTAMP, type: 'int8', isNullable: true }],
    serial: [key('nodes.serial', 'text')],
    name: [key('nodes.name', 'text')],
  },
  defaultSort: '-status',
  search: [sql.ref('nodes.name'), sql.ref('nodes.serial')],
}

/** A comparable data point, and its newest comparison if there is one. */
interface PointRow {
  id: string
  path: string
  name: string
  unit: string
  comparedAt: number | null
  fromMs: number | null
  toMs: number | null
  referenceId: string | null
  referenceSerial: string | null
  referenceName: string | null
  refused: CalibrationRefusal | null
  metrics: CalibrationMetrics | null
}

const POINTS = sql<PointRow[]>`(select coalesce(json_agg(json_build_object(
    'id', data_points.id, 'path', data_points.path, 'name', data_points.name, 'unit', data_points.unit,
    'comparedAt', compared.compared_at, 'fromMs', compared.from_ts, 'toMs', compared.to_ts,
    'referenceId', compared.reference_id, 'referenceSerial', compared.reference_serial,
    'referenceName', compared.reference_name, 'refused', compared.refused,
    'metrics', compared.metrics) order by data_points.path, data_points.id), '[]')
  from data_points left join calibration_measurements as compared
    on compared.data_point_id = data_points.id and compared.organization_id = ${HOLDER}
  where data_points.node_id = nodes.id and (${IS_COMPARABLE} or compared.compared_at is not null))`

const calibrationRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('nodes')
    .select([
      'nodes.id',
      'nodes.serial',
      'nodes.name',
      HOLDER.as('organization_id'),
      STATUS.as('status'),
      TIMESTAMP.as('timestamp'),
      POINTS.as('points'),
    ])

/** One part of the devices that the caller manages, with how they compare with references. */
export async function findCalibrations(
  db: Kysely<Tables>,
  caller: Caller,
  visible: VisibleRows,
  query: CalibrationQuery,
): Promise<List<Calibration>> {
  const { status: statuses = [], organization_id: named = ALL_ORGANIZATIONS } = query
  const filters: Condition[] = [isManagedBy(caller)]
  if (named !== ALL_ORGANIZATIONS) filters.push(sql`${HOLDER} = ${named}`)
  if (statuses.length > 0) filters.push(sql`${STATUS} = any(${statuses}::text[])`)
  const found = await listOf(db, calibrationList, {
    query,
    visible,
    filters,
    select: calibrationRows(db),
  })
  return {
    ...found,
    data: found.data.map(({ id, points, status, ...row }) => ({
      ...row,
      _id: id,
      node_id: id,
      status,
      calibrated: status === 'ok',
      ready: status === 'ok' ? 'yes' : 'no',
      measurements: points.map(measurementOf),
    })),
  }
}

function measurementOf(point: PointRow): CalibrationMeasurement {
  const { id, path, comparedAt, metrics, refused, referenceId } = point
  const status = measurementStatus(comparedAt, refused === null)
  const { slope = null, intercept = null } = metrics ?? {}
  return {
    data_point_id: id,
    path,
    name: point.name === '' ? (parameterById(path)?.name ?? path) : point.name,
    unit: point.unit,
    status,
    calibrated: status === 'ok',
    reason: refused,
    timestamp: comparedAt,
    from: point.fromMs,
    to: point.toMs,
    reference:
      referenceId === null
        ? null
        : {
            id: referenceId,
            serial: point.referenceSerial ?? '',
            name: point.referenceName ?? '',
          },
    params: status === 'ok' && slope !== null && intercept !== null ? [intercept, slope] : null,
    metrics,
  }
}
