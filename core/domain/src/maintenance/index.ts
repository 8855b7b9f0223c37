export {
  coveredUntilMs,
  maintenanceState,
  type CoverableDevice,
  type MaintenanceCoverage,
} from './maintenance.ts'
