import type {
  AcceptanceState,
  AccessContextRole,
  Locale,
  OrganizationAddress,
  Permission,
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
  /** The profile of its devices in rooms; null: that of their type. */
  indoor_profile_id: string | null
  /** The same for devices outside. */
  outdoor_profile_id: string | null
  /** The user who created it from the console; null: another way, or they are gone. */
  created_by: string | null
  /** Its members reach its data only with a second factor. */
  requires_second_factor: ColumnType<boolean, boolean | undefined>
  created_at: Millis
  industry: string | null
  contact: string | null
  location: string | null
  addresses: ColumnType<OrganizationAddress[], string | undefined, string>
  billing_same_as_shipping: ColumnType<boolean, boolean | undefined>
  /** Since when nobody but staff changes anything in it; null: it is not locked. */
  locked_at: Millis | null
  /** Since when it is held back, to be removed later; null: it is not deleted. */
  deleted_at: Millis | null
  /** Since when it is being removed, and cannot be restored any more. */
  removing_since: Millis | null
}

/** Keys by which devices send readings for an organization. */
export interface IngestKeysTable {
  id: string
  organization_id: string
  name: string
  /** SHA-256 in hexadecimal. */
  key_hash: string
  /** The user who made it; null: another way, or they are gone. */
  created_by: string | null
  created_at: Millis
  /** Written once a minute at most. */
  last_used_at: Millis | null
  /** Set where another key took its place: until then both are good. */
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
  /** null: never, as far as is known. */
  last_login_at: ColumnType<number | null, number | null | undefined>
  /** Since when the account cannot sign in; null: it can. */
  deactivated_at: ColumnType<number | null, number | null | undefined>
  /** When the token was made whose claims gave the roles, ms UTC; null: none did. */
  roles_claimed_at: ColumnType<number | null, number | null | undefined>
}

export interface UserPermissionsTable {
  user_id: string
  organization_id: string
  permission: Permission
}

/** As whom internal staff act; one of `role` and `target_user_id` is null. */
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
  /** Follows from the two times. */
  acceptance_state: GeneratedAlways<AcceptanceState>
  /** SHA-256 of the secret in its link, hexadecimal; null: no link opens it. */
  secret_hash: ColumnType<string | null, string | null | undefined>
}

/** Links by which a user sets another password. */
export interface PasswordResetsTable {
  /** SHA-256 of the secret in the link, hexadecimal. */
  secret_hash: string
  user_id: string
  created_at: Millis
  expires_at: Millis
}
