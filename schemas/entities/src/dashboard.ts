import { Type, type Static } from 'typebox'
import { Id, RangeEndMs, RangeStartMs, TimestampMs } from './common.ts'
import { ListOf, ListQuery } from './list.ts'
import { Widget } from './widget.ts'

/** Upper bound of the document on the wire; the limit that applies to users is a server setting. */
const WIDGETS_MAX = 500

export const DashboardRange = Type.Object(
  {
    timezone: Type.String({ minLength: 1, maxLength: 64 }),
    from: TimestampMs,
    to: TimestampMs,
    is_pinned: Type.Boolean(),
  },
  { additionalProperties: false },
)
export type DashboardRange = Static<typeof DashboardRange>

/** A range as it is set; one level instead of a union, so that errors are reported field by field. */
export const DashboardRangeOrNull = Type.Unsafe<DashboardRange | null>({
  ...DashboardRange,
  properties: { ...DashboardRange.properties, from: RangeStartMs, to: RangeEndMs },
  type: ['object', 'null'],
  description: 'null: the default, 3 hours',
})

export const DashboardConfiguration = Type.Object(
  { widgets: Type.Array(Widget, { maxItems: WIDGETS_MAX }) },
  { additionalProperties: false },
)
export type DashboardConfiguration = Static<typeof DashboardConfiguration>

export const DashboardName = Type.String({ minLength: 3, maxLength: 50 })
export const DashboardDescription = Type.String({ maxLength: 2000 })

export const Dashboard = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  organization_id: Type.String(),
  user_id: Type.Optional(Type.String({ description: 'Absent: shared' })),
  configuration: DashboardConfiguration,
  is_starred: Type.Boolean(),
  range: Type.Union([DashboardRange, Type.Null()], { description: 'null: the default, 3 hours' }),
  is_updates_on: Type.Boolean(),
  shared: Type.Boolean(),
  canBeShared: Type.Boolean(),
  is_provisioned: Type.Boolean({ description: 'Comes from a file of the server: read-only' }),
  version: Type.Integer({ minimum: 1, description: 'Grows with each saved change' }),
  updated_at: TimestampMs,
})
export type Dashboard = Static<typeof Dashboard>

export const DashboardPage = ListOf(Dashboard)

/** Orders of a list of dashboards; `starred` has those with the caller’s star first, then by name. */
const DASHBOARD_SORTS = ['starred', 'name', 'updated'] as const
export type DashboardSort = (typeof DASHBOARD_SORTS)[number]

/** Query of `GET dashboards`: searched by name and description, starred ones first. */
export const DashboardQuery = ListQuery({
  sort: DASHBOARD_SORTS,
  filters: { organization_id: Type.Optional(Type.String()) },
})
export type DashboardQuery = Static<typeof DashboardQuery>

/** `POST dashboards` */
export const DashboardCreate = Type.Object(
  {
    name: DashboardName,
    description: Type.Optional(DashboardDescription),
    organization_id: Id,
    configuration: Type.Optional(DashboardConfiguration),
  },
  { additionalProperties: false },
)
export type DashboardCreate = Static<typeof DashboardCreate>

/** `PUT dashboards/{id}`; with `version` the change is refused if somebody saved in between. */
export const DashboardUpdate = Type.Partial(
  Type.Object({
    name: DashboardName,
    description: DashboardDescription,
    configuration: DashboardConfiguration,
    is_updates_on: Type.Boolean(),
    version: Type.Integer({ minimum: 1 }),
  }),
  { additionalProperties: false },
)
export type DashboardUpdate = Static<typeof DashboardUpdate>

/** `PUT dashboards/{id}/star` */
export const DashboardStar = Type.Object(
  { is_starred: Type.Boolean() },
  { additionalProperties: false },
)
export type DashboardStar = Static<typeof DashboardStar>
