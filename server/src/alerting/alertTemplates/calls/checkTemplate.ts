import {
  normalTags,
  WILDCARD,
  wildcardPaths,
  wildcardPointId,
  type RulePoint,
} from '@airshed/domain'
import { parameterById } from '@airshed/profiles'
import {
  ALERT_TEMPLATE_CONDITIONS_MAX,
  ALERT_TEMPLATE_PATHS_MAX,
  type AlertTemplateEdit,
  type Issue,
  type ParameterKind,
} from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import { idsMeant, IS_ATTACHED, type Covering } from '../coveredDevices.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { Db } from '../../../storage/store/db.ts'
import type {
  StoredTemplateDraft,
  StoredTemplatePoint,
} from '../../../storage/store/tables/alertTemplates.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { invalidAlert } from '../../alerts/calls/checkDraft.ts'
import { checkAlert } from '../../alerts/calls/saveAlert.ts'

type TemplateDraft = Omit<AlertTemplateEdit, 'version'>

/** A template as it is stored. */
export interface CheckedTemplate {
  name: string
  types: string[]
  tags: string[]
  draft: StoredTemplateDraft
  points: StoredTemplatePoint[]
}

/**
 * Checks a template that is to be saved like an alert, in which each parameter of a covered device is one that these
 * devices measure.
 *
 * @param known points of the template as it was, which are kept while no device measures them. Default: none
 * @throws ApiError VALIDATION_FAILED
 */
export async function checkTemplate(
  tx: Transaction<Tables>,
  caller: Caller,
  organizationId: string,
  { covers, ...draft }: TemplateDraft,
  known: readonly StoredTemplatePoint[] = [],
): Promise<CheckedTemplate> {
  const types = [...new Set(covers.types)].toSorted()
  const tags = normalTags(covers.tags)
  const paths = wildcardPaths(draft.data_points)
  const issues: Issue[] = []
  if (types.length + tags.length === 0) {
    issues.push({ path: '/covers', expected: 'at least one device type or tag', got: 'none' })
  }
  if (paths.length === 0) {
    const expected = `a condition about each device, such as one with the dataPointId ${wildcardPointId('132:5')}`
    issues.push({ path: '/data_points', expected, got: 'none' })
  }
  const conditions = draft.data_points.flatMap((group) => group.conditions)
  if (conditions.length > ALERT_TEMPLATE_CONDITIONS_MAX) {
    const expected = `at most ${ALERT_TEMPLATE_CONDITIONS_MAX} conditions, as every covered device gets them all`
    issues.push({ path: '/data_points', expected, got: String(conditions.length) })
  }
  if (paths.length > ALERT_TEMPLATE_PATHS_MAX) {
    const expected = `at most ${ALERT_TEMPLATE_PATHS_MAX} parameters of each device`
    issues.push({ path: '/data_points', expected, got: String(paths.length) })
  }
  if (issues.length > 0) throw invalidAlert(issues)
  const covering = { organization_id: organizationId, types, tags }
  const points = await pointsOf(tx, covering, paths, known)
  const wildcards = new Map<string, RulePoint>(
    points.map((point) => [wildcardPointId(point.path), { nodeId: WILDCARD, ...point }]),
  )
  const { references } = await checkAlert(tx, caller, organizationId, draft, wildcards)
  const { name, ...rest } = draft
  return {
    name: name.trim(),
    types,
    tags,
    draft: {
      description: rest.description.trim(),
      notification_level: rest.notification_level,
      data_points: rest.data_points,
      references,
      hold_time_ms: rest.hold_time_ms ?? 0,
      reactivation_time_ms: rest.reactivation_time_ms ?? 0,
      hours: rest.hours ?? null,
      missing_data: rest.missing_data ?? 'keep',
      subscribers: rest.subscribers,
    },
    points,
  }
}

/**
 * Unit and kind of each parameter: as they were known if a device still measures it so, else as most of the devices
 * measure it, else as they were known, else by the catalogue.
 */
async function pointsOf(
  db: Db,
  covering: Covering,
  paths: readonly string[],
  known: readonly StoredTemplatePoint[],
): Promise<StoredTemplatePoint[]> {
  const measured = await measuredPoints(db, covering, paths)
  return paths.flatMap((path) => {
    const found = measured.filter((one) => one.path === path)
    const before = known.find((one) => one.path === path)
    const kept = found.find(({ unit, kind }) => unit === before?.unit && kind === before.kind)
    const point = kept ?? found[0] ?? before ?? parameterById(path)
    return point === undefined ? [] : [{ path, unit: point.unit, kind: point.kind }]
  })
}

/** Units and kinds in which the devices measure the parameters, the most common of each first. */
export async function measuredPoints(
  db: Db,
  covering: Covering,
  paths: readonly string[],
): Promise<StoredTemplatePoint[]> {
  const { rows } = await sql<{ path: string; unit: string; kind: ParameterKind }>`
    select data_points.path, data_points.unit, data_points.kind from data_points
    where data_points.path = any(${[...paths]}::text[])
      and data_points.node_id in (${idsMeant(covering)}) and ${IS_ATTACHED}
    group by data_points.path, data_points.unit, data_points.kind
    order by count(distinct data_points.node_id) desc, data_points.unit, data_points.kind`.execute(
    db,
  )
  return rows
}
