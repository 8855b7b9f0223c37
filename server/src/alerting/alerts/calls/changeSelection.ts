import {
  ALERT_SELECTION_MAX,
  type Alert,
  type AlertAction,
  type AlertSelection,
  type AlertSelectionResult,
} from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { RecordedEvent } from '../../../access/calls/handler.ts'
import { alertActions } from '../../../access/entities/alertActions.ts'
import { ENTITY_RULES } from '../../../access/entities/index.ts'
import { isOnlyLocked } from '../../../access/entities/mayChange.ts'
import { isAnyOf, scopeOf } from '../../../access/entities/rule.ts'
import { apiError } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { Condition } from '../../../storage/rows/visible.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { matchingAlerts } from './filters.ts'

type ChosenAlert = Pick<Alert, 'organization_id' | 'status'> & {
  id: string
  template_id: string | null
}

interface SelectionChange {
  action: Extract<AlertAction, 'activate' | 'deactivate' | 'delete'>
  /** Applies the change to the ids, which are those that the caller may change. */
  apply: (ids: readonly string[]) => Promise<unknown>
  /** What the event of an alert contains besides its id and organization. */
  eventOf: (alert: ChosenAlert) => Pick<RecordedEvent, 'before' | 'after'>
}

interface SelectionArgs {
  tx: Transaction<Tables>
  caller: Caller
  body: AlertSelection
  record: (event: RecordedEvent) => void
  unchanged: () => void
}

/**
 * Applies a change to each alert of a selection that the caller may change, with an event for each.
 *
 * @throws ApiError 422 SELECTION_TOO_LARGE if more match than one call may change
 */
export async function changeSelection(
  { tx, caller, body, record, unchanged }: SelectionArgs,
  { action, apply, eventOf }: SelectionChange,
): Promise<AlertSelectionResult> {
  const found = await chosenAlerts(tx, caller, body)
  const isManaged = ({ organization_id: id }: ChosenAlert) => caller.can('manage_devices', id)
  const isMember = ({ template_id: id }: ChosenAlert) => id !== null
  const managed = found.filter((alert) => isManaged(alert) && !isMember(alert))
  const changing = managed.filter((alert) => alertActions(caller, alert).includes(action))
  await apply(changing.map(({ id }) => id))
  for (const alert of changing) {
    record({ rowId: alert.id, organizationId: alert.organization_id, ...eventOf(alert) })
  }
  if (changing.length === 0) unchanged()
  const known = new Set(found.map(({ id }) => id))
  const asked = 'ids' in body ? [...new Set(body.ids)] : []
  return {
    changed: changing.map(({ id }) => id),
    unchanged: managed.filter((alert) => !changing.includes(alert)).map(({ id }) => id),
    refused: [
      ...asked.filter((id) => !known.has(id)).map((id) => ({ id, code: 'NOT_FOUND' as const })),
      ...found
        .filter((alert) => isManaged(alert) && isMember(alert))
        .map(({ id }) => ({ id, code: 'ALERT_OF_TEMPLATE' as const })),
      ...found
        .filter((alert) => !isManaged(alert))
        .map(({ id, organization_id: organizationId }) => ({
          id,
          code: isOnlyLocked(caller, 'manage_devices', organizationId)
            ? ('ORGANIZATION_LOCKED' as const)
            : ('FORBIDDEN' as const),
        })),
    ],
  }
}

/** The alerts of a selection that the caller may read, locked in a consistent order to avoid deadlocks. */
async function chosenAlerts(
  tx: Transaction<Tables>,
  caller: Caller,
  selection: AlertSelection,
): Promise<ChosenAlert[]> {
  const readable = ENTITY_RULES.alerts.condition(scopeOf(caller, 'read_devices', undefined))
  const rows = await tx
    .selectFrom('alerts')
    .select(['id', 'organization_id', 'status', 'template_id'])
    .where(readable)
    .where(sql.join<boolean>(conditionsOf(selection), sql` and `))
    .orderBy('id')
    .limit(ALERT_SELECTION_MAX + 1)
    .forUpdate()
    .execute()
  if (rows.length <= ALERT_SELECTION_MAX) return rows
  throw apiError('SELECTION_TOO_LARGE', { limit: String(ALERT_SELECTION_MAX) })
}

function conditionsOf(selection: AlertSelection): Condition[] {
  if ('ids' in selection) return [isAnyOf('alerts.id', selection.ids)]
  const { matching, except = [] } = selection
  return [sql`alerts.id <> all(${[...except]}::text[])`, ...matchingAlerts(matching)]
}
