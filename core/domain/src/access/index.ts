export * from './fullName.ts'
export * from './dashboardRules.ts'
export * from './memberRules.ts'
export {
  isPasswordFit,
  isPasswordPersonal,
  PASSWORD_KINDS,
  PASSWORD_KINDS_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordKinds,
} from './passwordRules.ts'
export * from './organizationRules.ts'
export * from './permissions.ts'
export * from './roles.ts'
export {
  CAPABILITY_NEEDS,
  grantableCapabilities,
  grantablePermissions,
  rightsOfToken,
} from './tokenRules.ts'
