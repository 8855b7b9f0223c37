import { deviceModel } from '@airshed/domain'
import type { NetworkKind } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import { isAnyOf } from '../../../access/entities/rule.ts'
import type { Tables } from '../../../storage/store/tables.ts'

/** A newest reading; `at`: ms UTC. */
interface Measured {
  value: number
  at: number
}

/** What the newest readings of a device say of itself; null: it does not measure that. */
export interface MeasuredFacts {
  volts: Measured | null
  percent: Measured | null
  /** dBm */
  signal: Measured | null
  /** The network that the signal is of, by the type of the device. */
  kind: NetworkKind
}

/** Parameters of the catalogue. */
const BATTERY = '190:1'
const SIGNAL = '190:2'
/** The charge of a battery is no parameter of the catalogue: it is known by its key, and its unit. */
const CHARGE =
  /(?:^|[._/:-])batt?(?:ery)?(?:[_-]?(?:level|percent(?:age)?|pct|charge|soc))?(?:\[%\])?$/i

/** Ranges in which a value can be one: what is outside was never valid (as 0 dBm of a radio that is off). */
const isSignal = (dbm: number): boolean => dbm >= -200 && dbm < 0
const isVolts = (volts: number): boolean => volts >= 0 && volts <= 1000
const isPercent = (percent: number): boolean => percent >= 0 && percent <= 100

/** The facts of a device of this type that measures none. */
export const nothingMeasured = (type: string): MeasuredFacts => ({
  volts: null,
  percent: null,
  signal: null,
  kind: deviceModel(type).radio,
})

/**
 * Battery and signal of devices from their newest readings, which cost nothing to keep up to date; by node id, without the
 * devices that measure neither. Of several data points the newest counts.
 */
export async function measuredFacts(
  db: Kysely<Tables>,
  nodes: readonly { id: string; type: string }[],
): Promise<ReadonlyMap<string, MeasuredFacts>> {
  const typeOf = new Map(nodes.map(({ id, type }) => [id, type]))
  const rows = await db
    .selectFrom('data_points')
    .select(['node_id', 'path', 'unit', 'last_ts', 'last_value'])
    .where(isAnyOf('node_id', [...typeOf.keys()]))
    .where('last_ts', 'is not', null)
    .where('last_value', 'is not', null)
    .where((expression) =>
      expression.or([
        expression('path', 'in', [BATTERY, SIGNAL]),
        expression.and([expression('is_mapped', '=', false), expression('unit', '=', '%')]),
      ]),
    )
    .orderBy('last_ts', 'desc')
    .execute()
  const ofNode = Map.groupBy(rows, ({ node_id: id }) => id)
  return new Map(
    [...ofNode].map(([id, own]) => [
      id,
      { ...nothingMeasured(typeOf.get(id) ?? ''), ...newestIn(own) },
    ]),
  )
}

interface NewestRow {
  path: string
  last_ts: number | null
  last_value: number | null
}

/** @param rows the newest first */
function newestIn(rows: readonly NewestRow[]): Pick<MeasuredFacts, 'volts' | 'percent' | 'signal'> {
  const newest = (
    isWanted: (path: string) => boolean,
    isPossible: (value: number) => boolean,
  ): Measured | null => {
    for (const { path, last_ts: at, last_value: value } of rows) {
      if (at !== null && value !== null && isWanted(path) && isPossible(value)) return { value, at }
    }
    return null
  }
  return {
    volts: newest((path) => path === BATTERY, isVolts),
    percent: newest((path) => path.startsWith('raw:') && CHARGE.test(path), isPercent),
    signal: newest((path) => path === SIGNAL, isSignal),
  }
}
