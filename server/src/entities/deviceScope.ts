import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { visibleRows, type Condition, type VisibleRows } from '../rows/visible.ts'
import type { EntityRule, Scope } from './rule.ts'

/** Rows that have to do with no other devices than these. */
type WithinDevices = (deviceIds: readonly string[]) => Condition

const nothing = sql<SqlBool>`false`

/**
 * The rule for callers whose token is limited to some devices, on top of what it says for others: they
 * reach the rows within these devices, and where nothing says which these are, none.
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
    // What lies beyond the devices is answered as what does not exist.
    ...(rule.missing === undefined ? {} : { missing: (...args) => missing(rule, ...args) }),
  }
}

async function missing<Row>(rule: EntityRule<Row>, ...[db, id, scope]: MissingArgs) {
  return isLimited(scope) ? undefined : rule.missing?.(db, id, scope)
}

type MissingArgs = Parameters<NonNullable<EntityRule<unknown>['missing']>>

const isLimited = ({ caller }: Scope): boolean => (caller.token?.deviceIds ?? null) !== null

/** The condition with one more, in each of its branches. */
function narrowed(visible: VisibleRows, within: Condition): VisibleRows {
  const also = (one: Condition) => sql<SqlBool>`(${one} and ${within})`
  if (visible.branches === undefined) return also(visible)
  const { each, also: others } = visible.branches
  return visibleRows({
    each: { ...each, where: (key: RawBuilder<unknown>) => also(each.where(key)) },
    also: others.map(also),
  })
}
