import { Type, type Static } from 'typebox'
import { TimestampMs, Words } from './common.ts'
import { DashboardConfiguration, DashboardRange } from './dashboard.ts'
import { ListOf, ListQuery } from './list.ts'

/** What a version stores of a dashboard: everything that a user can change in it. */
export const DashboardDocument = Type.Object({
  name: Type.String(),
  description: Type.String(),
  configuration: DashboardConfiguration,
  range: Type.Union([DashboardRange, Type.Null()]),
  is_updates_on: Type.Boolean(),
})
export type DashboardDocument = Static<typeof DashboardDocument>

/** The ways in which two documents can differ. */
const DASHBOARD_CHANGES = [
  'renamed',
  'described',
  'widget-added',
  'widget-removed',
  'widget-configured',
  'widget-moved',
  'range',
  'updates',
] as const

/** One difference between a document and the one before it. */
export const DashboardChange = Type.Object({
  kind: Words(DASHBOARD_CHANGES),
  widget_id: Type.Optional(Type.String()),
  name: Type.Optional(Type.String({ description: 'Name of the widget, or its type' })),
  fields: Type.Optional(
    Type.Array(Type.String(), { description: 'Fields of the config that differ' }),
  ),
})
export type DashboardChange = Static<typeof DashboardChange>

/** Who saved which change of a dashboard, and when. */
export const DashboardVersion = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  user_id: Type.Union([Type.String(), Type.Null()], {
    description: 'null: not known, or a user who no longer exists',
  }),
  author: Type.String({ description: 'Full name at that time; empty: not known' }),
  created_at: TimestampMs,
  changes: Type.Array(DashboardChange, { description: 'Empty: the first one that is known' }),
  restored_from: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description: 'The version that was restored',
  }),
})
export type DashboardVersion = Static<typeof DashboardVersion>

export const DashboardVersionPage = ListOf(DashboardVersion)

const DASHBOARD_VERSION_SORTS = ['version'] as const
export type DashboardVersionSort = (typeof DASHBOARD_VERSION_SORTS)[number]

/** Query of `GET dashboards/{id}/versions`: searched by author, newest first. */
export const DashboardVersionQuery = ListQuery({ sort: DASHBOARD_VERSION_SORTS })
export type DashboardVersionQuery = Static<typeof DashboardVersionQuery>

/** A version with its document. */
export const DashboardVersionDetail = Type.Object({
  ...DashboardVersion.properties,
  document: DashboardDocument,
})
export type DashboardVersionDetail = Static<typeof DashboardVersionDetail>

/** `POST dashboards/{id}/versions/{version}/restore`: refused if somebody saved in between. */
export const DashboardRestore = Type.Object(
  { version: Type.Integer({ minimum: 1, description: 'The version that is current' }) },
  { additionalProperties: false },
)
export type DashboardRestore = Static<typeof DashboardRestore>
