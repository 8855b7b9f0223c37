import {
  conditionPointIds,
  planOf,
  planSources,
  ruleIssues,
  type AlertPlan,
  type RulePoint,
} from '@airshed/domain'
import type {
  AlertHours,
  AlertReference,
  AlertRules,
  Issue,
  MissingData,
  ParameterKind,
} from '@airshed/schemas'
import { sql } from 'kysely'
import { heldNodes } from '../../../access/entities/nodes.ts'
import { scopeOf } from '../../../access/entities/rule.ts'
import { apiError, type ApiError } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { isTimezone } from '../../../fleet/ingest/rules/location.ts'
import { issueText } from '@airshed/contract'
import type { Db } from '../../../storage/store/db.ts'

/** When an alert begins, as given in a call. */
interface EvaluatedDraft {
  data_points: AlertRules
  references?: AlertReference[] | undefined
  hold_time_ms?: number | undefined
  reactivation_time_ms?: number | undefined
  hours?: AlertHours | null | undefined
  missing_data?: MissingData | undefined
}

/** Rules that can be evaluated, without references that no condition uses. */
export interface CheckedDraft {
  plan: AlertPlan
  references: AlertReference[]
  /** Ids of the data points, and of their devices. */
  dataPointIds: string[]
  nodeIds: string[]
}

/**
 * Checks what a schema cannot: that the data points belong to devices that the organization holds and the caller
 * can read, that the operands are comparable, and that named values exist.
 *
 * @param wildcards data points that stand for those of each device, by their ids. Default: none
 * @throws ApiError 400 VALIDATION_FAILED
 */
export async function checkDraft(
  db: Db,
  caller: Caller,
  organizationId: string,
  draft: EvaluatedDraft,
  wildcards: ReadonlyMap<string, RulePoint> = new Map(),
): Promise<CheckedDraft> {
  const { data_points: rules, references = [], hours = null } = draft
  const read = await readablePoints(db, caller, organizationId, mentionedIds(rules))
  const points = new Map([...read, ...wildcards])
  const issues: Issue[] = [...ruleIssues({ rules, references, points })]
  if (hours !== null && !isTimezone(hours.timezone)) {
    issues.push({ path: '/hours/timezone', expected: 'an IANA time zone', got: hours.timezone })
  }
  if (issues.length > 0) throw invalidAlert(issues)
  const plan = planOf({
    rules,
    references,
    hours,
    holdMs: draft.hold_time_ms ?? 0,
    reactivationMs: draft.reactivation_time_ms ?? 0,
    missing: draft.missing_data ?? 'keep',
  })
  const dataPointIds = planSources(plan)
  const used = usedReferences(rules)
  return {
    plan,
    references: references.filter(({ name }) => used.has(name)),
    dataPointIds,
    nodeIds: [...new Set(dataPointIds.flatMap((id) => points.get(id)?.nodeId ?? []))],
  }
}

/** 400 for an alert, with all its problems. */
export function invalidAlert(issues: readonly Issue[]): ApiError {
  const [first] = issues
  const text = first === undefined ? '' : issueText(first)
  return apiError('VALIDATION_FAILED', { where: 'The alert', first: text }, [...issues])
}

/** Data points that conditions name, even if the conditions are invalid. */
const mentionedIds = (rules: AlertRules): string[] =>
  rules.flatMap(({ conditions }) => conditions.flatMap(conditionPointIds))

function usedReferences(rules: AlertRules): ReadonlySet<string> {
  return new Set(
    rules.flatMap(({ conditions }) =>
      conditions.flatMap((condition) =>
        'value' in condition && typeof condition.value === 'object'
          ? [condition.value.reference]
          : [],
      ),
    ),
  )
}

async function readablePoints(
  db: Db,
  caller: Caller,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RulePoint>> {
  const held = heldNodes.condition(scopeOf(caller, 'read_devices', organizationId))
  const rows = await db
    .selectFrom('data_points')
    .innerJoin('nodes', 'nodes.id', 'data_points.node_id')
    .select([
      ...(['data_points.id', 'data_points.node_id', 'data_points.path'] as const),
      ...(['data_points.kind', 'data_points.unit'] as const),
    ])
    .where(sql<boolean>`data_points.id = any(${[...ids]}::text[])`)
    .where(held)
    .execute()
  return new Map(
    rows.map(({ id, node_id: nodeId, path, kind, unit }) => [
      id,
      { nodeId, path, kind: kind as ParameterKind, unit },
    ]),
  )
}
