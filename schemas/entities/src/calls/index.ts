export {
  callName,
  ENTITIES,
  isChange,
  Nothing,
  statusOf,
  type Access,
  type Audit,
  type Call,
  type CallAnswer,
  type CallInput,
  type ChangeCall,
  type EntityName,
  type ReadCall,
  LINES_ABOUT_HEADER,
} from './call.ts'
export * from './alertTemplates.ts'
export * from './alerts.ts'
export * from './audit.ts'
export * from './calibrations.ts'
export * from './config.ts'
export * from './corrections.ts'
export * from './dashboards.ts'
export * from './firmware.ts'
export * from './firmwareRollouts.ts'
export * from './formationRequests.ts'
export * from './geocoder.ts'
export * from './imports.ts'
export * from './ingestKeys.ts'
export * from './invitations.ts'
export * from './jobs.ts'
export * from './listViews.ts'
export * from './mails.ts'
export * from './maintenanceWindows.ts'
export * from './measurements.ts'
export * from './metrics.ts'
export * from './nodeChanges.ts'
export * from './nodeChannel.ts'
export * from './nodeClaim.ts'
export * from './nodeScripts.ts'
export * from './nodes.ts'
export * from './notificationChannels.ts'
export * from './organizationSecurity.ts'
export * from './organizations.ts'
export * from './pictures.ts'
export * from './partnerships.ts'
export * from './plugins.ts'
export * from './profiles.ts'
export * from './publicLinks.ts'
export * from './qualityFlags.ts'
export * from './relations.ts'
export * from './secondFactor.ts'
export * from './sensors.ts'
export * from './snapshots.ts'
export * from './telemetry.ts'
export * from './thiamis.ts'
export * from './tokens.ts'
export * from './userSessions.ts'
export * from './users.ts'
export * from './webhooks.ts'
