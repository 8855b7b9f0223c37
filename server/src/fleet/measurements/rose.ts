import { roseOf } from '@airshed/domain'
import type { ParameterKind, RoseResult, RoseSearch } from '@airshed/schemas'
import { sql } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import { TooManyPairsError } from '../../storage/store/measurements/pairs.ts'
import { inTurn } from '../dataPoints/inTurn.ts'
import { invalidBody, invalidField } from '../../access/input/invalidField.ts'

type Role = 'speed' | 'direction' | 'pollutant'

const KINDS: Readonly<Record<Role, ParameterKind>> = {
  speed: 'scalar',
  direction: 'direction',
  pollutant: 'scalar',
}

/**
 * The rose of data points on nodes that meet the condition, or null if one of them does not.
 *
 * @param callerId the caller, whose searches are serialized
 * @throws ApiError 400 if the range is empty or too long, or a data point is of another kind
 */
export async function findRose(
  { store }: ServerContext,
  visible: Condition,
  search: RoseSearch,
  callerId: string,
): Promise<RoseResult> {
  const { from, to, sector_count: sectorCount, speed_breaks: speedBreaks } = search
  if (from >= to) throw invalidField('/to', `a time after from (${from})`, to)
  const ids = {
    speed: search.speed_data_point_id,
    direction: search.direction_data_point_id,
    pollutant: search.pollutant_data_point_id,
  }
  const asked = Object.entries(ids).flatMap(([role, id]) =>
    id === undefined ? [] : [{ role: role as Role, id }],
  )
  const kinds = await readableKinds(
    store,
    visible,
    asked.map(({ id }) => id),
  )
  if (asked.some(({ id }) => !kinds.has(id))) return { data: null }
  for (const { role, id } of asked) {
    const kind = kinds.get(id)
    if (kind === KINDS[role]) continue
    throw invalidField(`/${role}_data_point_id`, `a data point of the kind ${KINDS[role]}`, kind)
  }
  const pairs = await inTurn(
    store.measurements.pairs(
      {
        speedId: ids.speed,
        directionId: ids.direction,
        pollutantId: ids.pollutant ?? null,
        fromMs: from,
        toMs: to,
        basis: search.basis,
      },
      callerId,
    ),
  ).catch(refuseTooMany)
  if (pairs === null) return { data: null }
  const rose = roseOf(pairs, {
    ...(sectorCount === undefined ? {} : { sectorCount }),
    ...(speedBreaks === undefined ? {} : { speedBreaks }),
    isCorrected: search.corrected ?? true,
  })
  return { data: rose }
}

function refuseTooMany(error: unknown): never {
  if (!(error instanceof TooManyPairsError)) throw error
  const expected = 'at most 25,000 days with readings: ask for a shorter range'
  throw invalidBody([{ path: '/from', expected, got: 'more' }])
}

/** Kinds of the data points that are on nodes that meet the condition. */
async function readableKinds(
  { db }: ServerContext['store'],
  visible: Condition,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('data_points')
    .innerJoin('nodes', 'nodes.id', 'data_points.node_id')
    .select(['data_points.id', 'data_points.kind'])
    .where(sql<boolean>`data_points.id = any(${[...ids]}::text[])`)
    .where(visible)
    .execute()
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}
