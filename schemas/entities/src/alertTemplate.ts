import { Type, type Static } from 'typebox'
import { Alert, AlertDetails, alertDraft } from './alert.ts'
import { AlertRules } from './alertRules.ts'
import { Id, Words } from './common.ts'
import { DataPoint, ParameterKind } from './dataPoint.ts'
import { ListOf, ListQuery } from './list.ts'
import { NodeTag } from './nodeTag.ts'

/** Alert templates of one organization, at most. */
export const ALERT_TEMPLATES_MAX = 200
/** Device types, and tags, that one alert template covers, at most. */
export const ALERT_TEMPLATE_COVERS_MAX = 50
/** Conditions of one alert template, at most: each of up to 10,000 alerts has them all. */
export const ALERT_TEMPLATE_CONDITIONS_MAX = 50
/** Data points of each device that one alert template names, at most. */
export const ALERT_TEMPLATE_PATHS_MAX = 50

/** What the caller may do to an alert template in its current state. */
const ALERT_TEMPLATE_ACTIONS = ['modify', 'delete', 'activate', 'deactivate'] as const
export const AlertTemplateAction = Words(ALERT_TEMPLATE_ACTIONS)
export type AlertTemplateAction = Static<typeof AlertTemplateAction>

const closed = { additionalProperties: false }

/** The devices that an alert template covers, among those that its organization holds. */
export const AlertTemplateCovers = Type.Object(
  {
    types: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      maxItems: ALERT_TEMPLATE_COVERS_MAX,
      uniqueItems: true,
      description: 'Device types, such as Thiamis-1000; empty: any',
    }),
    tags: Type.Array(NodeTag, {
      maxItems: ALERT_TEMPLATE_COVERS_MAX,
      description: 'Tags, one of which a device has; empty: any',
    }),
  },
  {
    description: 'Devices of one of the types that have one of the tags; at least one is named',
    ...closed,
  },
)
export type AlertTemplateCovers = Static<typeof AlertTemplateCovers>

/** An alert template: an alert that each covered device gets of its own, as lists return it. */
export const AlertTemplate = Type.Object({
  _id: Type.String(),
  organization_id: Type.String(),
  name: Type.String(),
  status: Words(['activated', 'deactivated'], { description: 'Also that of its alerts' }),
  notification_level: Alert.properties.notification_level,
  covers: AlertTemplateCovers,
  alerts: Type.Object(
    {
      total: Type.Integer(),
      active: Type.Integer(),
      no_data: Type.Integer(),
    },
    { description: 'Numbers of its alerts, one for each covered device' },
  ),
  is_settled: Type.Boolean({
    description: 'false: its alerts are still being created, changed or deleted after a change',
  }),
  left_out: Type.Integer({
    description:
      'Devices without an alert, because the organization has as many alerts as it can have',
  }),
  version: Type.Integer(),
  created_at: AlertDetails.properties.created_at,
  actions: Type.Array(AlertTemplateAction, { description: 'What the caller may do now' }),
})
export type AlertTemplate = Static<typeof AlertTemplate>

const draft = {
  covers: AlertTemplateCovers,
  ...alertDraft,
  data_points: Type.Intersect([AlertRules, Type.Array(Type.Unknown(), { minItems: 1 })], {
    description:
      'The rules, in which `*` stands for each covered device: `"deviceId": "*", "dataPointId": "*/132:5"`',
  }),
}

/** Body of `POST alert_templates`. */
export const NewAlertTemplate = Type.Object({ organization_id: Id, ...draft }, closed)
export type NewAlertTemplate = Static<typeof NewAlertTemplate>

/** Body of `PUT alert_templates/{id}`: all of a template, and the version that it is based on. */
export const AlertTemplateEdit = Type.Object(
  { ...draft, version: Type.Integer({ minimum: 1 }) },
  closed,
)
export type AlertTemplateEdit = Static<typeof AlertTemplateEdit>

/** One alert template with everything that can be changed. */
export const AlertTemplateDetails = Type.Object({
  ...AlertTemplate.properties,
  description: AlertDetails.properties.description,
  data_points: AlertDetails.properties.data_points,
  points: Type.Array(
    Type.Object({ path: Type.String(), unit: Type.String(), kind: ParameterKind }),
    {
      description: 'What each parameter behind `*` is measured in by the devices that are covered',
    },
  ),
  subscribers: AlertDetails.properties.subscribers,
  references: AlertDetails.properties.references,
  hold_time_ms: AlertDetails.properties.hold_time_ms,
  reactivation_time_ms: AlertDetails.properties.reactivation_time_ms,
  hours: AlertDetails.properties.hours,
  missing_data: AlertDetails.properties.missing_data,
})
export type AlertTemplateDetails = Static<typeof AlertTemplateDetails>

export const AlertTemplatePage = ListOf(AlertTemplate)

const ALERT_TEMPLATE_SORTS = ['name', 'created'] as const
export type AlertTemplateSort = (typeof ALERT_TEMPLATE_SORTS)[number]

/** Query of `GET alert_templates`; the search looks into the name. */
export const AlertTemplateQuery = ListQuery({
  sort: ALERT_TEMPLATE_SORTS,
  filters: { organization_id: Type.Optional(Type.String()) },
})
export type AlertTemplateQuery = Static<typeof AlertTemplateQuery>

/** Devices among which the parameters of an answer are looked for, at most. */
export const COVERED_DEVICES_READ_MAX = 2_000

/** Body of `POST alert_templates/covered`. */
export const CoveredDevicesQuery = Type.Object(
  {
    organization_id: Id,
    covers: AlertTemplateCovers,
    paths: Type.Optional(
      Type.Array(Id, {
        maxItems: ALERT_TEMPLATE_PATHS_MAX,
        description: 'Parameters that the devices must measure. Default: none',
      }),
    ),
  },
  closed,
)
export type CoveredDevicesQuery = Static<typeof CoveredDevicesQuery>

/** A parameter that covered devices measure. */
export const CoveredParameter = Type.Object({
  path: Type.String(),
  name: Type.String(),
  unit: Type.String({ description: 'The most common one; devices with another are not covered' }),
  storedUnit: DataPoint.properties.storedUnit,
  precision: Type.Integer(),
  kind: ParameterKind,
  is_mapped: Type.Boolean(),
  devices: Type.Integer({ description: 'How many of the devices measure it in that unit' }),
})
export type CoveredParameter = Static<typeof CoveredParameter>

/** The devices that a template would cover now. */
export const CoveredDevices = Type.Object({
  matching: Type.Integer({ description: 'Devices of these types with these tags' }),
  covered: Type.Integer({ description: 'Those that measure all of the parameters' }),
  example: Type.Union(
    [
      Type.Object({
        _id: Type.String(),
        name: Type.String(),
        data_points: Type.Array(Type.Object({ path: Type.String(), _id: Type.String() }), {
          description: 'Where it measures the parameters',
        }),
      }),
      Type.Null(),
    ],
    { description: 'The first covered device by its id; null: none is' },
  ),
  parameters: Type.Array(CoveredParameter, {
    description: `What the first ${COVERED_DEVICES_READ_MAX} of the matching devices measure, the most common first`,
  }),
})
export type CoveredDevices = Static<typeof CoveredDevices>
