import { Type, type Static } from 'typebox'
import {
  ALERT_TIME_MAX_MS,
  AlertCondition,
  AlertHours,
  AlertReference,
  AlertRules,
} from './alertRules.ts'
import { AlertSubscribers, NewAlertSubscribers } from './alertSubscribers.ts'
import { Id, RangeEndMs, RangeStartMs, RequestTimeMs, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'
import { OlderAlertRules } from './olderAlertRules.ts'

/** Displayed states, in the order of a list that is sorted by them. */
export const ALERT_STATES = ['active', 'no_data', 'resolved', 'idle', 'deactivated'] as const
export const AlertState = Words(ALERT_STATES)
export type AlertState = Static<typeof AlertState>

/** What the caller may do to an alert in its current state. */
const ALERT_ACTIONS = ['monitor', 'modify', 'delete', 'activate', 'deactivate'] as const
export const AlertAction = Words(ALERT_ACTIONS)
export type AlertAction = Static<typeof AlertAction>

/**
 * What an alert does once its readings have stopped, so that its rules can no longer be evaluated: it keeps its state,
 * has no data, which is a state of its own, or counts its rules as holding.
 */
export const MISSING_DATA_CHOICES = ['keep', 'no_data', 'active'] as const
export const MissingData = Words(MISSING_DATA_CHOICES)
export type MissingData = Static<typeof MissingData>

/** Parts of an alert that are included on request. */
const ALERT_INCLUDES = ['data_points', 'subscribers'] as const
export const AlertInclude = Words(ALERT_INCLUDES)
export type AlertInclude = Static<typeof AlertInclude>

/**
 * An alert as lists return it. The parts behind `includes` are present only on request: third-party widgets get alerts
 * too, and need neither the rules nor the names of users.
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
  template: Type.Optional(
    Type.Object(
      { _id: Type.String(), name: Type.String() },
      {
        description:
          'The alert template that it belongs to, by which alone it is changed, activated and deleted. Absent: none',
      },
    ),
  ),
  data_points: Type.Optional(
    Type.Union([AlertRules, Type.Null()], {
      description:
        'The rules: groups joined by OR, their conditions by AND. null: what is stored cannot be read',
    }),
  ),
  subscribers: Type.Optional(AlertSubscribers),
})
export type Alert = Static<typeof Alert>

/** The longest name of an alert, characters. */
export const ALERT_NAME_MAX = 100
/** The longest message of an alert, characters. */
export const ALERT_DESCRIPTION_MAX = 500
/** Groups of one alert, conditions of one group, and named values of one alert, at most. */
export const ALERT_PARTS_MAX = 50
/** Alerts of one organization, at most. */
export const ALERTS_MAX = 10_000
/** The longest comment of an acknowledgement, characters. */
export const ALERT_COMMENT_MAX = 500

const closed = { additionalProperties: false }
const ON_MISSING_DATA =
  'What it does once its readings have stopped for longer than the reporting gap: keep its state, have no data, or be active'
const times = {
  hold_time_ms: Type.Integer({
    minimum: 0,
    maximum: ALERT_TIME_MAX_MS,
    description: 'How long the rules must hold before the alert begins',
  }),
  reactivation_time_ms: Type.Integer({
    minimum: 0,
    maximum: ALERT_TIME_MAX_MS,
    description: 'Minimum time from one beginning to the next',
  }),
  hours: Type.Union([AlertHours, Type.Null()], {
    description: 'When it may begin; null: at any time',
  }),
  missing_data: Words(MISSING_DATA_CHOICES, { description: ON_MISSING_DATA }),
}
const References = Type.Array(AlertReference, { maxItems: ALERT_PARTS_MAX })

/** When an alert begins: the settings that its rules are evaluated by. */
const evaluated = {
  data_points: Type.Intersect([AlertRules, Type.Array(Type.Unknown(), { minItems: 1 })]),
  references: Type.Optional(References),
  hold_time_ms: Type.Optional(times.hold_time_ms),
  reactivation_time_ms: Type.Optional(times.reactivation_time_ms),
  hours: Type.Optional(times.hours),
  missing_data: Type.Optional(
    Words(MISSING_DATA_CHOICES, { description: `${ON_MISSING_DATA}. Default: keep` }),
  ),
}

/** What is saved of an alert, apart from its organization. */
export const alertDraft = {
  name: Type.String({ minLength: 1, maxLength: ALERT_NAME_MAX }),
  description: Type.String({
    maxLength: ALERT_DESCRIPTION_MAX,
    description: 'The message that subscribers get',
  }),
  notification_level: Words(['critical', 'warning', 'info']),
  ...evaluated,
  subscribers: NewAlertSubscribers,
}

/** A new alert. */
export const NewAlert = Type.Object({ organization_id: Id, ...alertDraft }, closed)
export type NewAlert = Static<typeof NewAlert>

/** Body of `POST alerts`: the rules as they are stored, or in their older form. */
export const NewAlertBody = Type.Object(
  {
    ...NewAlert.properties,
    data_points: Type.Optional(evaluated.data_points),
    older_rules: Type.Optional(OlderAlertRules),
  },
  closed,
)
export type NewAlertBody = Static<typeof NewAlertBody>

/** Body of `PUT alerts/{id}`: all of an alert, and the version that it is based on. */
export const AlertEdit = Type.Object(
  { ...alertDraft, version: Type.Integer({ minimum: 1 }) },
  closed,
)
export type AlertEdit = Static<typeof AlertEdit>

/** One alert with everything that can be changed. */
export const AlertDetails = Type.Object({
  ...Alert.properties,
  data_points: Type.Union([AlertRules, Type.Null()], {
    description: 'null: what is stored cannot be read',
  }),
  subscribers: AlertSubscribers,
  references: References,
  ...times,
  version: Type.Integer(),
  created_at: TimestampMs,
  judged_from: Type.Union([TimestampMs, Type.Null()], {
    description: 'Since when the rules are evaluated; null: not since they were activated',
  }),
  acknowledged: Type.Union([
    Type.Object({
      at: TimestampMs,
      by: Type.Union([Type.String(), Type.Null()]),
      comment: Type.Union([Type.String(), Type.Null()], { description: 'What they wrote' }),
    }),
    Type.Null(),
  ]),
  muted_until: Type.Union([TimestampMs, Type.Null()]),
})
export type AlertDetails = Static<typeof AlertDetails>

/** What a condition measured when an alert changed. */
const Measured = Type.Object({
  condition: AlertCondition,
  measured: Type.Union([Type.Number(), Type.Null()], {
    description: 'In the unit of its data point; null: not known',
  }),
})

/** A change of state of an alert. */
export const AlertChange = Type.Object({
  ts: TimestampMs,
  is_active: Type.Boolean(),
  lacks_data: Type.Boolean({
    description: 'From then on it has no data, and is not active',
  }),
  group_id: Type.Union([Type.String(), Type.Null()], {
    description: 'The group of rules by which it began, or had begun, or that lacks data',
  }),
  measured: Type.Array(Measured, { description: 'The conditions of that group' }),
  is_corrected: Type.Boolean({
    description: 'Found from readings that came late: nobody was notified',
  }),
})
export type AlertChange = Static<typeof AlertChange>

/** The longest span of time of which changes can be requested, ms: 366 days. */
export const ALERT_HISTORY_MAX_MS = 31_622_400_000
/** Changes of one answer, at most; the newest ones take precedence. */
export const ALERT_CHANGES_MAX = 2_000

const span = { from: RangeStartMs, to: RangeEndMs }
export const AlertHistoryQuery = Type.Object(span, closed)
export type AlertHistoryQuery = Static<typeof AlertHistoryQuery>

/** The states of an alert over a span of time. */
export const AlertHistory = Type.Object({
  from: TimestampMs,
  to: TimestampMs,
  before: Type.Union([Type.Boolean(), Type.Null()], {
    description: 'Whether it was active just before the first change; null: it was not evaluated',
  }),
  lacked_data_before: Type.Boolean({
    description: 'Whether it had no data just before the first change',
  }),
  changes: Type.Array(AlertChange, { description: 'Oldest first' }),
  is_cut: Type.Boolean({ description: 'There were more changes: the oldest are left out' }),
})
export type AlertHistory = Static<typeof AlertHistory>

/** Body of `POST alerts/preview`: rules, and the span of time over which they are evaluated. */
export const AlertPreview = Type.Object({ organization_id: Id, ...evaluated, ...span }, closed)
export type AlertPreview = Static<typeof AlertPreview>

/** `muted_until` of an alert that is muted until somebody unmutes it: the latest time a `Date` can hold, ms UTC. */
export const MUTED_WITHOUT_END_TS = 8_640_000_000_000_000

/** Body of `PUT alerts/{id}/mute`. */
export const AlertMute = Type.Object(
  {
    until: Type.Union(
      [
        RequestTimeMs,
        Type.Literal(MUTED_WITHOUT_END_TS, { description: 'Until somebody unmutes it' }),
        Type.Null(),
      ],
      { description: 'null: no longer' },
    ),
  },
  closed,
)
export type AlertMute = Static<typeof AlertMute>

export const AlertPage = ListOf(Alert)

/**
 * Orders of a list of alerts: by the last trigger, where alerts that never triggered come last in
 * either direction; by name; by displayed state in the order of {@link ALERT_STATES}, then by name.
 */
const ALERT_SORTS = ['triggered', 'name', 'status', 'urgency'] as const
export type AlertSort = (typeof ALERT_SORTS)[number]

/** Which alerts a list shows, in addition to its search. */
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
 * Which alerts a call changes: those of the ids, or all that match a list's search and filters at the time of the call,
 * with exceptions. If more than {@link ALERT_SELECTION_MAX} match, nothing is changed and the call is refused with
 * `SELECTION_TOO_LARGE`.
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
        Type.Array(Id, {
          maxItems: ALERT_SELECTION_MAX,
          description: 'Ids that are left as they are',
        }),
      ),
    },
    { additionalProperties: false },
  ),
])
export type AlertSelection = Static<typeof AlertSelection>

/**
 * The result for each alert of a selection. One that cannot be changed does not block the others: a user who selects
 * forty alerts wants the rest changed even if a colleague has deleted one in the meantime, and finds here which one it
 * was.
 */
export const AlertSelectionResult = Type.Object({
  changed: Type.Array(Type.String(), { description: 'Ids' }),
  unchanged: Type.Array(Type.String(), { description: 'Ids of those already in that state' }),
  refused: Type.Array(
    Type.Object({
      id: Type.String(),
      code: Words(['NOT_FOUND', 'FORBIDDEN', 'ORGANIZATION_LOCKED', 'ALERT_OF_TEMPLATE'], {
        description:
          'Code of the error table: unknown or foreign, the caller may only read it, its organization is locked, or it belongs to an alert template',
      }),
    }),
  ),
})
export type AlertSelectionResult = Static<typeof AlertSelectionResult>

/** Maximum number of data points per request for limits, and of limits per answer. */
export const ALERT_LIMIT_POINTS_MAX = 50
export const ALERT_LIMITS_MAX = 500

/** Query of `GET alerts/limits`. */
export const AlertLimitQuery = Type.Object(
  {
    data_point_id: Type.Array(Id, {
      minItems: 1,
      maxItems: ALERT_LIMIT_POINTS_MAX,
      description: 'Repeated for several',
    }),
  },
  closed,
)
export type AlertLimitQuery = Static<typeof AlertLimitQuery>

/** What an alert compares the readings of a data point with, or their mean over a period. */
export const AlertLimit = Type.Object({
  data_point_id: Type.String(),
  alert_id: Type.String(),
  name: Type.String({ description: 'Of the alert' }),
  level: Words(['critical', 'warning', 'info']),
  period_ms: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description: 'The mean over this many ms is compared; null: each reading',
  }),
  expr: Words(['lt', 'lte', 'gt', 'gte']),
  value: Type.Number({ description: 'In the unit' }),
  clear_value: Type.Number({
    description: 'An active alert ends only beyond this; the value itself if it has no other',
  }),
  unit: Type.String({ description: 'Of the data point' }),
  is_active: Type.Boolean({ description: 'Whether the alert is active now' }),
})
export type AlertLimit = Static<typeof AlertLimit>

/** Answer of `GET alerts/limits`: critical ones first, then by name. */
export const AlertLimits = Type.Object({
  data: Type.Array(AlertLimit),
  is_cut: Type.Boolean({ description: 'There are more' }),
})
export type AlertLimits = Static<typeof AlertLimits>
