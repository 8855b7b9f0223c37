import {
  TOKEN_CAPABILITIES,
  TOKEN_PERMISSIONS,
  type Permission,
  type PermissionMap,
  type TokenCapability,
  type TokenPermission,
} from '@airshed/schemas'
import { can } from './permissions.ts'

/** The permission that the creator of a token must hold for each capability given to it. */
export const CAPABILITY_NEEDS: Readonly<Record<TokenCapability, Permission>> = {
  publish_plugins: 'manage_organizations',
}

/** What a token was granted, as stored: names that only a later version knows are ignored. */
export interface Granted {
  readonly organization_id: string
  readonly permissions: readonly string[]
  readonly capabilities: readonly string[]
}

/** Permissions that a user could grant to a token of the organization, based on their own account. */
export const grantablePermissions = (own: PermissionMap, organizationId: string) =>
  TOKEN_PERMISSIONS.filter((permission) => can(own, permission, organizationId))

/** Capabilities that a user could grant to a token of the organization, based on their own account. */
export const grantableCapabilities = (own: PermissionMap, organizationId: string) =>
  TOKEN_CAPABILITIES.filter((name) => can(own, CAPABILITY_NEEDS[name], organizationId))

/**
 * The current rights of a token: the part of its grant that its owner still holds there.
 *
 * @param own permissions of the owner's account itself
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
