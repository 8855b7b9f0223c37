// Organizations, people, and what they may do.

export {
  ACCESS_CONTEXT_ROLES,
  AccessContext,
  AccessContextRole,
  AccessContextStart,
} from '../accessContext.ts'
export {
  AUDIT_ACTIONS_BESIDE_CALLS,
  AUDIT_ACTORS,
  AUDIT_SORTS,
  AuditActor,
  AuditEntry,
  AuditPage,
  AuditQuery,
  type AuditSort,
} from '../audit.ts'
export {
  ACCEPTANCE_STATES,
  AcceptanceState,
  EMAIL_PATTERN,
  Invitation,
  INVITATION_ACTIONS,
  INVITATION_DAYS,
  INVITATION_SORTS,
  InvitationAction,
  InvitationCreate,
  InvitationPage,
  InvitationQuery,
  InvitationSent,
  type InvitationSort,
  OWN_INVITATIONS_MAX,
  OwnInvitation,
  OwnInvitations,
} from '../invitation.ts'
export {
  ListedUser,
  ListedUserPage,
  USER_ACTIONS,
  USER_SORTS,
  UserAction,
  UserQuery,
  type UserSort,
} from '../listedUser.ts'
export {
  INGEST_KEY_GRACE_DAYS,
  INGEST_KEY_NAME_MAX,
  INGEST_KEY_SORTS,
  INGEST_KEY_STATES,
  IngestKey,
  IngestKeyCreate,
  IngestKeyCreated,
  IngestKeyList,
  IngestKeyQuery,
  IngestKeyRoll,
  IngestKeyState,
  type IngestKeySort,
} from '../ingestKey.ts'
export { Member, MemberQuery, Members, MEMBERS_MAX } from '../member.ts'
export {
  Organization,
  ORGANIZATION_SORTS,
  ORGANIZATION_LOOKUP_MIN,
  ORGANIZATION_NAME_MAX,
  OrganizationCreate,
  OrganizationCreated,
  OrganizationLookup,
  OrganizationLookupQuery,
  OrganizationPage,
  OrganizationQuery,
  type OrganizationSort,
} from '../organization.ts'
export {
  GIVEN_ROLES,
  GivenRole,
  Permission,
  PermissionMap,
  PERMISSIONS,
  Role,
  ROLES,
} from '../permission.ts'
export {
  PICTURE_BYTES_MAX,
  PICTURE_PIXELS_MAX,
  PICTURE_SIDE_PX,
  PICTURE_TYPES,
  PictureId,
  picturePath,
  type PictureType,
  UploadedPicture,
} from '../picture.ts'
export { PublicConfig, Session, StoredSession } from '../session.ts'
export {
  ApiToken,
  ApiTokenCreate,
  ApiTokenCreated,
  ApiTokenDetails,
  ApiTokenList,
  ApiTokenQuery,
  TOKEN_CAPABILITIES,
  TOKEN_DEVICES_MAX,
  TOKEN_PERMISSIONS,
  TOKEN_SORTS,
  TokenCapability,
  TokenPermission,
  type TokenSort,
} from '../token.ts'
export { PHONE_PATTERN, User, UserUpdate } from '../user.ts'
export {
  TAKEN_ROLES,
  USER_ROLE_ACTIONS,
  UserRole,
  UserRoleAction,
  UserRoleGive,
  UserRoleTakeParams,
  UserRoleTakeQuery,
} from '../userRole.ts'
export {
  EndSessionsQuery,
  SIGN_IN_METHODS,
  SignInMethod,
  UserSession,
  UserSessions,
} from '../userSession.ts'
