import type {
  AcceptanceState,
  AccessContextRole,
  BelowLimitRule,
  GasReference,
  Locale,
  OrganizationAddress,
  Permission,
  ReadingBasis,
  Role,
  TemperatureUnit,
} from '@airshed/schemas'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Millis } from './columns.ts'

export interface OrganizationsTable {
  id: string
  external_id: string
  name: string
  /** Id of a file. */
  logo: string | null
  is_simulated: ColumnType<boolean, boolean | undefined>
  /** The profile of its indoor devices; null: that of their type. */
  indoor_profile_id: string | null
  /** The same for outdoor devices. */
  outdoor_profile_id: string | null
  /** The user who created it from the console; null: created another way, or the user was deleted. */
  created_by: string | null
  /** Members can access its data only with a second factor. */
  requires_second_factor: ColumnType<boolean, boolean | undefined>
  created_at: Millis
  industry: string | null
  contact: string | null
  location: string | null
  addresses: ColumnType<OrganizationAddress[], string | undefined, string>
  billing_same_as_shipping: ColumnType<boolean, boolean | undefined>
  /** How readings of its devices below their detection limit count. */
  below_limit: ColumnType<BelowLimitRule, BelowLimitRule | undefined>
  /** Air to which the mass of gases refers where nothing else is stated. */
  gas_reference: ColumnType<GasReference, GasReference | undefined>
  /** Which values of its devices’ readings count where nothing else is asked for. */
  readings_basis: ColumnType<ReadingBasis, ReadingBasis | undefined>
  /** Since when only staff can change anything in it; null: it is not locked. */
  locked_at: Millis | null
  /** Since when it has been held back, to be removed later; null: it is not deleted. */
  deleted_at: Millis | null
  /** Since when it is being removed, and can no longer be restored. */
  removing_since: Millis | null
}

/** Keys with which devices send readings for an organization. */
export interface IngestKeysTable {
  id: string
  organization_id: string
  name: string
  /** SHA-256 in hexadecimal. */
  key_hash: string
  /** The user who created it; null: created another way, or the user was deleted. */
  created_by: string | null
  created_at: Millis
  /** Written at most once a minute. */
  last_used_at: Millis | null
  /** Set if another key has replaced it: until then both are valid. */
  expires_at: Millis | null
  revoked_at: Millis | null
}

export interface UsersTable {
  id: string
  external_id: string
  /** Lower case. */
  email: string
  first_name: string
  last_name: string
  /** Id of a file. */
  picture: string | null
  /** null: the user has not chosen one. */
  locale: Locale | null
  timezone: ColumnType<string, string | undefined>
  temp_units: ColumnType<TemperatureUnit, TemperatureUnit | undefined>
  /** E.164, such as +64215550101; null: no text messages. */
  phone_number: ColumnType<string | null, string | null | undefined>
  /** `scrypt$N$r$p$salt$hash`; null: signs in elsewhere. */
  password_hash: string | null
  is_demo: ColumnType<boolean, boolean | undefined>
  created_at: Millis
  /** null: never, as far as known. */
  last_login_at: ColumnType<number | null, number | null | undefined>
  /** Since when the account has been deactivated and cannot sign in; null: it is active. */
  deactivated_at: ColumnType<number | null, number | null | undefined>
  /** How often all sessions of the user were ended. */
  session_epoch: ColumnType<number, number | undefined>
  /** When the token whose claims gave the roles was issued, ms UTC; null: none did. */
  roles_claimed_at: ColumnType<number | null, number | null | undefined>
}

export interface UserPermissionsTable {
  user_id: string
  organization_id: string
  permission: Permission
}

/** The role or user that internal staff act as; one of `role` and `target_user_id` is null. */
export interface AccessContextsTable {
  user_id: string
  organization_id: string
  role: AccessContextRole | null
  target_user_id: string | null
  since: Millis
  expires_at: Millis
}

export interface InvitationsTable {
  id: string
  email: string
  role: Role
  organization_id: string
  invited_by: string | null
  created_at: Millis
  expires_at: Millis
  accepted_at: Millis | null
  rejected_at: Millis | null
  /** Derived from the two times. */
  acceptance_state: GeneratedAlways<AcceptanceState>
  /** SHA-256 of the secret in its link, hexadecimal; null: it has no link. */
  secret_hash: ColumnType<string | null, string | null | undefined>
}

/** Links with which a user sets a new password. */
export interface PasswordResetsTable {
  /** SHA-256 of the secret in the link, hexadecimal. */
  secret_hash: string
  user_id: string
  created_at: Millis
  expires_at: Millis
}
