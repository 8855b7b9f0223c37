import { Type, type Static } from 'typebox'
import { AlertRules } from './alertRules.ts'
import { Id, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'

/** Displayed states, in the order of a list that is sorted by them. */
export const ALERT_STATES = ['active', 'resolved', 'idle', 'deactivated'] as const
export const AlertState = Words(ALERT_STATES)
export type AlertState = Static<typeof AlertState>

/** What the caller may do to an alert in its present state. */
export const ALERT_ACTIONS = ['monitor', 'modify', 'delete', 'activate', 'deactivate'] as const
export const AlertAction = Words(ALERT_ACTIONS)
export type AlertAction = Static<typeof AlertAction>

/** How subscribers hear of an alert. */
export const NOTIFICATION_METHODS = ['email', 'sms', 'email_sms', 'email_digest'] as const
export const NotificationMethod = Words(NOTIFICATION_METHODS)
export type NotificationMethod = Static<typeof NotificationMethod>

/** Who hears of an alert, and how: members of its organization, by name. */
export const AlertSubscribers = Type.Object({
  users: Type.Array(Type.Object({ _id: Id, name: Type.String() })),
  notification_method: NotificationMethod,
})
export type AlertSubscribers = Static<typeof AlertSubscribers>

/** Parts of an alert that come where a call asks for them. */
export const ALERT_INCLUDES = ['data_points', 'subscribers'] as const
export const AlertInclude = Words(ALERT_INCLUDES)
export type AlertInclude = Static<typeof AlertInclude>

/**
 * An alert as lists read it. The parts behind `includes` are there when asked for: widgets by third
 * parties get alerts too, and need neither the rules nor the names of people.
 */
export const Alert = Type.Object({
  _id: Type.String(),
  _type: Words(['alert']),
  name: Type.String(),
  description: Type.String({ description: 'The message that subscribers get' }),
  organization_id: Type.String(),
  status: Words(['activated', 'deactivated', 'idle']),
  statusType: AlertState,
  notification_level: Words(['critical', 'warning', 'info']),
  nodes: Type.Array(Type.String(), { description: 'Ids of the devices it watches' }),
  lastTriggeredTs: Type.Union([TimestampMs, Type.Null()], { description: 'null: never' }),
  actions: Type.Array(AlertAction, { description: 'What the caller may do now' }),
  data_points: Type.Optional(
    Type.Union([AlertRules, Type.Null()], {
      description:
        'The rules: groups joined by OR, their conditions by AND. null: what is stored cannot be read',
    }),
  ),
  subscribers: Type.Optional(AlertSubscribers),
})
export type Alert = Static<typeof Alert>

export const AlertPage = ListOf(Alert)

/**
 * Orders of a list of alerts: by the last trigger, where alerts that never triggered come last in
 * either direction; by name; by displayed state in the order of {@link ALERT_STATES}, then by name.
 */
export const ALERT_SORTS = ['triggered', 'name', 'status', 'urgency'] as const
export type AlertSort = (typeof ALERT_SORTS)[number]

/** Which alerts a list shows, beside its search. */
const filters = {
  organization_id: Type.Optional(Type.String()),
  status: Type.Optional(
    Type.Array(AlertState, {
      maxItems: ALERT_STATES.length,
      description: 'Displayed states; repeated for several',
    }),
  ),
}

/** Query of `GET alerts`; the search looks into name and description. */
export const AlertQuery = ListQuery({
  sort: ALERT_SORTS,
  filters: {
    ...filters,
    includes: Type.Optional(Type.Array(AlertInclude, { maxItems: ALERT_INCLUDES.length })),
  },
  size: 15,
})
export type AlertQuery = Static<typeof AlertQuery>

/** Alerts that one call changes or deletes, at most. */
export const ALERT_SELECTION_MAX = 1000

/**
 * Which alerts a call changes: those of the ids, or all that match a list’s search and filters at the
 * time of the call, but for some. Where more than {@link ALERT_SELECTION_MAX} match, nothing is
 * changed and the call is refused by `SELECTION_TOO_LARGE`.
 */
export const AlertSelection = Type.Union([
  Type.Object(
    { ids: Type.Array(Id, { minItems: 1, maxItems: ALERT_SELECTION_MAX }) },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      matching: Type.Object(
        { search: AlertQuery.properties.search, ...filters },
        { additionalProperties: false },
      ),
      except: Type.Optional(
        Type.Array(Id, { maxItems: ALERT_SELECTION_MAX, description: 'Ids that are left alone' }),
      ),
    },
    { additionalProperties: false },
  ),
])
export type AlertSelection = Static<typeof AlertSelection>

/**
 * The result for each alert of a selection. One that cannot be changed does not hold up the others:
 * whoever selects forty alerts wants the rest done although a colleague has deleted one meanwhile, and
 * reads here which one it was.
 */
export const AlertSelectionResult = Type.Object({
  changed: Type.Array(Type.String(), { description: 'Ids' }),
  unchanged: Type.Array(Type.String(), { description: 'Ids of those that were so already' }),
  refused: Type.Array(
    Type.Object({
      id: Type.String(),
      code: Words(['NOT_FOUND', 'FORBIDDEN'], {
        description: 'Of the error table: unknown or foreign, or the caller may only read it',
      }),
    }),
  ),
})
export type AlertSelectionResult = Static<typeof AlertSelectionResult>
