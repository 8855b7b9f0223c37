import { Type, type Static } from 'typebox'
import { Id } from './common.ts'
import {
  DashboardConfiguration,
  DashboardDescription,
  DashboardName,
  DashboardRangeOrNull,
} from './dashboard.ts'

/** A dashboard as a file: what is exported, imported, and served from a folder. */
export const DashboardFile = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'For editors; not read' })),
    format: Type.Literal('airshed-dashboard'),
    formatVersion: Type.Literal(1),
    organization: Type.Optional({
      ...Id,
      description: 'Id or external_id; needed in the folder of the server, else not read',
    } as typeof Id),
    dashboard: Type.Object(
      {
        name: DashboardName,
        description: Type.Optional(DashboardDescription),
        is_updates_on: Type.Optional(Type.Boolean({ description: 'Absent: true' })),
        range: Type.Optional(DashboardRangeOrNull),
        widgets: DashboardConfiguration.properties.widgets,
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
export type DashboardFile = Static<typeof DashboardFile>

/** A file of the server's folder: it includes the owner of its dashboard. */
export const ProvisionedDashboardFile = Type.Object(
  { ...DashboardFile.properties, organization: Id },
  { additionalProperties: false },
)
export type ProvisionedDashboardFile = Static<typeof ProvisionedDashboardFile>
