import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { visibleRows, type Condition, type VisibleRows } from '../../storage/rows/visible.ts'
import type { EntityRule, Scope } from './rule.ts'

/** Rows that concern no devices other than these. */
type WithinDevices = (deviceIds: readonly string[]) => Condition

const nothing = sql<SqlBool>`false`

/**
 * Extends a rule for callers whose token is limited to some devices: they can access only rows within these
 * devices, or no rows if `within` is absent.
 */
export function withDeviceScope<Row>(
  rule: EntityRule<Row>,
  within?: WithinDevices,
): EntityRule<Row> & { knowsDevices: boolean } {
  return {
    ...rule,
    knowsDevices: within !== undefined,
    condition(scope) {
      const deviceIds = scope.caller.token?.deviceIds ?? null
      const all = rule.condition(scope)
      return deviceIds === null ? all : narrowed(all, within?.(deviceIds) ?? nothing)
    },
    // Rows outside the devices are treated as if they did not exist.
    ...(rule.missing === undefined ? {} : { missing: (...args) => missing(rule, ...args) }),
  }
}

async function missing<Row>(rule: EntityRule<Row>, ...[db, id, scope]: MissingArgs) {
  return isLimited(scope) ? undefined : rule.missing?.(db, id, scope)
}

type MissingArgs = Parameters<NonNullable<EntityRule<unknown>['missing']>>

const isLimited = ({ caller }: Scope): boolean => (caller.token?.deviceIds ?? null) !== null

/** Adds a condition to each branch of a condition. */
function narrowed(visible: VisibleRows, within: Condition): VisibleRows {
  const also = (one: Condition) => sql<SqlBool>`(${one} and ${within})`
  if (visible.branches === undefined) return also(visible)
  const { each, also: others } = visible.branches
  return visibleRows({
    each: { ...each, where: (key: RawBuilder<unknown>) => also(each.where(key)) },
    also: others.map(also),
  })
}
