import * as alertTemplates from './alertTemplates.ts'
import * as alerts from './alerts.ts'
import * as audit from './audit.ts'
import * as calibrations from './calibrations.ts'
import type { Call } from './call.ts'
import * as config from './config.ts'
import * as corrections from './corrections.ts'
import * as dashboards from './dashboards.ts'
import * as firmware from './firmware.ts'
import * as firmwareRollouts from './firmwareRollouts.ts'
import * as formationRequests from './formationRequests.ts'
import * as geocoder from './geocoder.ts'
import * as imports from './imports.ts'
import * as ingestKeys from './ingestKeys.ts'
import * as invitations from './invitations.ts'
import * as jobs from './jobs.ts'
import * as listViews from './listViews.ts'
import * as mails from './mails.ts'
import * as maintenanceWindows from './maintenanceWindows.ts'
import * as measurements from './measurements.ts'
import * as metrics from './metrics.ts'
import * as nodeChanges from './nodeChanges.ts'
import * as nodeChannel from './nodeChannel.ts'
import * as nodeClaim from './nodeClaim.ts'
import * as nodeScripts from './nodeScripts.ts'
import * as nodes from './nodes.ts'
import * as notificationChannels from './notificationChannels.ts'
import * as organizationSecurity from './organizationSecurity.ts'
import * as organizations from './organizations.ts'
import * as pictures from './pictures.ts'
import * as partnerships from './partnerships.ts'
import * as plugins from './plugins.ts'
import * as profiles from './profiles.ts'
import * as publicLinks from './publicLinks.ts'
import * as qualityFlags from './qualityFlags.ts'
import * as relations from './relations.ts'
import * as secondFactor from './secondFactor.ts'
import * as sensors from './sensors.ts'
import * as snapshots from './snapshots.ts'
import * as telemetry from './telemetry.ts'
import * as thiamis from './thiamis.ts'
import * as tokens from './tokens.ts'
import * as userSessions from './userSessions.ts'
import * as users from './users.ts'
import * as webhooks from './webhooks.ts'

const modules = [
  alertTemplates,
  alerts,
  audit,
  calibrations,
  config,
  corrections,
  dashboards,
  firmware,
  firmwareRollouts,
  formationRequests,
  geocoder,
  imports,
  ingestKeys,
  invitations,
  jobs,
  listViews,
  mails,
  maintenanceWindows,
  measurements,
  metrics,
  nodeChanges,
  nodeChannel,
  nodeClaim,
  nodeScripts,
  nodes,
  notificationChannels,
  organizationSecurity,
  organizations,
  pictures,
  partnerships,
  plugins,
  profiles,
  publicLinks,
  qualityFlags,
  relations,
  secondFactor,
  sensors,
  snapshots,
  telemetry,
  thiamis,
  tokens,
  userSessions,
  users,
  webhooks,
]

/** Every call of the API, for the server and for tests; a page imports the calls that it makes. */
export const ALL_CALLS: readonly Call[] = modules.flatMap((module): Call[] => Object.values(module))
