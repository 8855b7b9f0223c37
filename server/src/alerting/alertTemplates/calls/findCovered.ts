import { coveredPlaces, normalTags } from '@airshed/domain'
import { parameterById } from '@airshed/profiles'
import {
  COVERED_DEVICES_READ_MAX,
  type CoveredDevices,
  type CoveredDevicesQuery,
  type CoveredParameter,
} from '@airshed/schemas'
import { sql } from 'kysely'
import {
  countCovered,
  coveredAmong,
  idsMeant,
  IS_ATTACHED,
  type Covering,
} from '../coveredDevices.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { StoredTemplatePoint } from '../../../storage/store/tables/alertTemplates.ts'
import { measuredPoints } from './checkTemplate.ts'

const NOTHING: CoveredDevices = { matching: 0, covered: 0, example: null, parameters: [] }

/** How many devices a template would cover now, and what they measure; none if it names neither a type nor a tag. */
export async function findCovered(
  db: Db,
  { organization_id, covers, paths = [] }: CoveredDevicesQuery,
): Promise<CoveredDevices> {
  const covering = { organization_id, types: covers.types, tags: normalTags(covers.tags) }
  if (covering.types.length + covering.tags.length === 0) return NOTHING
  const wanted = [...new Set(paths)]
  const measured = await measuredPoints(db, covering, wanted)
  const points = wanted.flatMap((path) => measured.find((one) => one.path === path) ?? [])
  const parameters = await parametersOf(db, covering)
  if (points.length < wanted.length) {
    return { ...(await countCovered(db, covering, [])), covered: 0, example: null, parameters }
  }
  return {
    ...(await countCovered(db, covering, points)),
    example: await exampleOf(db, covering, points),
    parameters,
  }
}

/** The first device that measures all of the parameters. */
async function exampleOf(
  db: Db,
  covering: Covering,
  points: readonly StoredTemplatePoint[],
): Promise<CoveredDevices['example']> {
  if (points.length === 0) return null
  const first = sql<string>`select data_points.node_id from data_points
    where data_points.path = any(${points.map(({ path }) => path)}::text[])
      and data_points.node_id in (${idsMeant(covering)}) and ${IS_ATTACHED}
    group by 1 having count(distinct data_points.path) = ${points.length} order by 1 limit 50`
  const [device] = await coveredAmong(db, covering, points, first)
  if (device === undefined) return null
  const places = coveredPlaces(device.id, device.points, new Set())
  return {
    _id: device.id,
    name: device.name,
    data_points: [...places.points].map(([path, _id]) => ({ path, _id })),
  }
}

/** What the devices measure, each parameter in its most common unit. */
async function parametersOf(db: Db, covering: Covering): Promise<CoveredParameter[]> {
  const { rows } = await sql<CoveredParameter>`
    select path, name, unit, precision, kind, is_mapped, devices from (
      select distinct on (path) path, unit, kind, min(data_points.name) as name,
        min(data_points.precision) as precision, bool_and(data_points.is_mapped) as is_mapped,
        count(distinct data_points.node_id)::int4 as devices
      from data_points
      where data_points.node_id in (
          select id from (${idsMeant(covering)}) devices order by id limit ${COVERED_DEVICES_READ_MAX})
        and ${IS_ATTACHED}
      group by path, unit, kind
      order by path, devices desc, unit, kind
    ) parameters order by devices desc, path limit 1000`.execute(db)
  return rows.map((row) => ({
    ...row,
    name:
      row.name === ''
        ? ((row.is_mapped ? parameterById(row.path)?.name : undefined) ?? row.path)
        : row.name,
  }))
}
