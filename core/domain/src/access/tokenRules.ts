import {
  TOKEN_CAPABILITIES,
  TOKEN_PERMISSIONS,
  type Permission,
  type PermissionMap,
  type TokenCapability,
  type TokenPermission,
} from '@airshed/schemas'
import { can } from './permissions.ts'

/** What the maker of a token must hold for each capability that they give it. */
export const CAPABILITY_NEEDS: Readonly<Record<TokenCapability, Permission>> = {
  publish_plugins: 'manage_organizations',
}

/** What a token was given, as it is stored: names that only a later version knows are ignored. */
export interface Granted {
  readonly organization_id: string
  readonly permissions: readonly string[]
  readonly capabilities: readonly string[]
}

/** Permissions that a user could give a token of the organization, by their own account. */
export const grantablePermissions = (own: PermissionMap, organizationId: string) =>
  TOKEN_PERMISSIONS.filter((permission) => can(own, permission, organizationId))

/** Capabilities that a user could give a token of the organization, by their own account. */
export const grantableCapabilities = (own: PermissionMap, organizationId: string) =>
  TOKEN_CAPABILITIES.filter((name) => can(own, CAPABILITY_NEEDS[name], organizationId))

/**
 * What a token has now: of what it was given, as much as its owner still holds there.
 *
 * @param own of the owner's account itself
 */
export function rightsOfToken(
  { organization_id: id, permissions, capabilities }: Granted,
  own: PermissionMap,
): { permissions: TokenPermission[]; capabilities: TokenCapability[] } {
  return {
    permissions: grantablePermissions(own, id).filter((name) => permissions.includes(name)),
    capabilities: grantableCapabilities(own, id).filter((name) => capabilities.includes(name)),
  }
}
