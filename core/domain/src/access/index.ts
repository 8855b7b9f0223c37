export { fullNameOf, type NameParts } from './fullName.ts'
export {
  dashboardKind,
  dashboardRights,
  isShareable,
  shareTargets,
  type DashboardKind,
  type DashboardOwnership,
  type DashboardRights,
} from './dashboardRules.ts'
export {
  mayDeactivate,
  givesElsewhere,
  roleRefusal,
  rolesGiven,
  type AccountChange,
  type RoleChange,
  type RoleGiver,
  type RoleRefusal,
} from './memberRules.ts'
export {
  isPasswordFit,
  isPasswordPersonal,
  PASSWORD_KINDS,
  PASSWORD_KINDS_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordKinds,
} from './passwordRules.ts'
export { mayCreateOrganization } from './organizationRules.ts'
export {
  ALL_ORGANIZATIONS,
  can,
  isReading,
  organizationsOf,
  organizationsWith,
} from './permissions.ts'
export {
  deriveRole,
  hasManagerAccess,
  isSupport,
  permissionsOfRoles,
  ROLE_PERMISSIONS,
} from './roles.ts'
export {
  CAPABILITY_NEEDS,
  grantableCapabilities,
  grantablePermissions,
  rightsOfToken,
} from './tokenRules.ts'
