import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { READING_BASES } from './correction.ts'
import { GasReferenceChoice } from './gasReference.ts'
import { ListOf, ListQuery } from './list.ts'
import { BELOW_LIMIT_RULES } from './measurementFlags.ts'
import { PictureId } from './picture.ts'

/** Longest name that an organization may get, in characters. */
export const ORGANIZATION_NAME_MAX = 100
/** Longest line of an organization's details, in characters. */
export const ORGANIZATION_LINE_MAX = 200
/** For how long a deleted organization can be restored. */
export const ORGANIZATION_KEPT_DAYS = 30

const BASE = {
  id: Id,
  name: Type.String({ minLength: 1, maxLength: 200 }),
  external_id: Type.String(),
  slug: Type.String(),
  logo: Type.Union([Type.String(), Type.Null()], {
    description: 'Id of its picture, as `GET pictures/{id}` answers it; null: it has none',
  }),
  is_simulated: Type.Boolean({ description: 'Its devices are made up by the demo' }),
  is_locked: Type.Boolean({
    description: 'Whether support has locked it: nobody but support changes anything in it',
  }),
}

export const Organization = Type.Object(BASE)
export type Organization = Static<typeof Organization>

export const ADDRESS_TYPES = ['shipping', 'billing'] as const
const AddressLine = Type.String({ maxLength: ORGANIZATION_LINE_MAX })

export const OrganizationAddress = Type.Object(
  {
    type: Words(ADDRESS_TYPES),
    street: AddressLine,
    city: AddressLine,
    state: AddressLine,
    country: AddressLine,
    zip_code: AddressLine,
  },
  { additionalProperties: false },
)
export type OrganizationAddress = Static<typeof OrganizationAddress>

/** What a caller may do with an organization. */
const ORGANIZATION_ACTIONS = ['modify', 'delete', 'lock', 'unlock'] as const
export type OrganizationAction = (typeof ORGANIZATION_ACTIONS)[number]

const Line = Type.Union([AddressLine, Type.Null()])
const ABOUT = {
  industry: Line,
  contact: Line,
  location: Line,
  addresses: Type.Array(OrganizationAddress, {
    maxItems: ADDRESS_TYPES.length,
    description: 'At most one of each type',
  }),
  billing_same_as_shipping: Type.Boolean(),
  below_limit: Type.Enum(BELOW_LIMIT_RULES, {
    type: 'string',
    description:
      'How readings below their detection limit count in figures: as half of the limit, as zero, or not at all',
  }),
  gas_reference: GasReferenceChoice,
  readings_basis: Words(READING_BASES, {
    description:
      'Which values of readings count where nothing else is asked for: corrected ones, where a data point has a correction, or those that devices reported',
  }),
}

const DETAILS = {
  ...ABOUT,
  is_recounting: Type.Boolean({
    description:
      'Whether stored readings below their detection limit are being counted again by a new rule',
  }),
  created_at: TimestampMs,
  member_count: Type.Integer({ minimum: 0 }),
  node_count: Type.Integer({ minimum: 0 }),
  stats: Type.Record(Type.String(), Type.Integer({ minimum: 1 }), {
    description: 'Its devices by their type',
  }),
  actions: Type.Array(Words(ORGANIZATION_ACTIONS), { description: 'What the caller may do' }),
}

/** Answer of `GET organizations/{id}`. */
export const OrganizationDetails = Type.Object({ ...BASE, ...DETAILS })
export type OrganizationDetails = Static<typeof OrganizationDetails>

/** A row of `GET organizations`: the details are present if `includes` requests them. */
export const OrganizationRow = Type.Object({
  ...BASE,
  industry: Type.Optional(DETAILS.industry),
  contact: Type.Optional(DETAILS.contact),
  location: Type.Optional(DETAILS.location),
  addresses: Type.Optional(DETAILS.addresses),
  billing_same_as_shipping: Type.Optional(DETAILS.billing_same_as_shipping),
  below_limit: Type.Optional(DETAILS.below_limit),
  is_recounting: Type.Optional(DETAILS.is_recounting),
  gas_reference: Type.Optional(DETAILS.gas_reference),
  readings_basis: Type.Optional(DETAILS.readings_basis),
  created_at: Type.Optional(DETAILS.created_at),
  member_count: Type.Optional(DETAILS.member_count),
  node_count: Type.Optional(DETAILS.node_count),
  stats: Type.Optional(DETAILS.stats),
  actions: Type.Optional(DETAILS.actions),
})
export type OrganizationRow = Static<typeof OrganizationRow>

export const OrganizationPage = ListOf(OrganizationRow)

const ORGANIZATION_SORTS = ['name', 'created_at'] as const
export type OrganizationSort = (typeof ORGANIZATION_SORTS)[number]

/** Query of `GET organizations`: searched by name, `id` and `external_id`. */
export const OrganizationQuery = ListQuery({
  sort: ORGANIZATION_SORTS,
  filters: {
    includes: Type.Optional(
      Type.Array(Words(['details']), { maxItems: 1, description: 'Parts of each organization' }),
    ),
  },
})
export type OrganizationQuery = Static<typeof OrganizationQuery>

const NewName = Type.String({
  minLength: 1,
  maxLength: ORGANIZATION_NAME_MAX,
  pattern: '\\S',
  description: 'Kept as one line, without blanks around it',
})

/** Body of `POST organizations`. */
export const OrganizationCreate = Type.Object(
  {
    name: NewName,
    logo: Type.Optional(
      Type.Union([PictureId, Type.Null()], {
        description: 'A picture that the caller uploaded; null: none',
      }),
    ),
    ingest_key: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether an ingest key is created as well' }),
    ),
  },
  { additionalProperties: false },
)
export type OrganizationCreate = Static<typeof OrganizationCreate>

/** Answer of `POST organizations`. */
export const OrganizationCreated = Type.Object({
  ...BASE,
  ingest_key: Type.Union([Type.String(), Type.Null()], {
    description: 'Its new ingest key, shown this once; null: none was asked for',
  }),
})
export type OrganizationCreated = Static<typeof OrganizationCreated>

/** Body of `PUT organizations/{id}`. Without defaults: what is absent stays as it is. */
export const OrganizationUpdate = Type.Partial(
  Type.Object({
    ...ABOUT,
    name: NewName,
    logo: Type.Union([PictureId, Type.Null()], {
      description: 'A picture that the caller uploaded; null: remove it',
    }),
  }),
  { additionalProperties: false, minProperties: 1 },
)
export type OrganizationUpdate = Static<typeof OrganizationUpdate>

/** Minimum number of characters to look up organizations. */
export const ORGANIZATION_LOOKUP_MIN = 3

/** Query of `GET organizations/lookup`. */
export const OrganizationLookupQuery = Type.Object(
  { query: Type.String({ minLength: ORGANIZATION_LOOKUP_MIN, maxLength: 200 }) },
  { additionalProperties: false },
)

/** `GET organizations/lookup`: what internal staff need to choose an organization. */
export const OrganizationLookup = Type.Object({
  data: Type.Array(Type.Pick(Organization, ['id', 'external_id', 'name'])),
})
export type OrganizationLookup = Static<typeof OrganizationLookup>

/** An organization that was deleted and can be restored. */
export const DeletedOrganization = Type.Object({
  id: Id,
  name: Type.String(),
  logo: Type.Union([Type.String(), Type.Null()]),
  deleted_at: TimestampMs,
  removed_at: Type.Integer({ description: 'When it is removed for good, in ms UTC' }),
})
export type DeletedOrganization = Static<typeof DeletedOrganization>

/** Answer of `GET organizations/deleted`. */
export const DeletedOrganizations = Type.Object({ data: Type.Array(DeletedOrganization) })

/** Body of `DELETE organizations/{id}`. */
export const OrganizationDeletion = Type.Object(
  { name: Type.String({ maxLength: 200, description: 'The name of the organization' }) },
  { additionalProperties: false },
)

const Count = Type.Integer({ minimum: 0 })

/** Answer of `GET organizations/{id}/removal`: what is deleted along with an organization. */
export const OrganizationRemoval = Type.Object({
  devices: Count,
  leased_devices: Type.Integer({ minimum: 0, description: 'Of these, those leased to others' }),
  shared_devices: Type.Integer({ minimum: 0, description: 'Of these, those shared with others' }),
  members: Type.Integer({ minimum: 0, description: 'Their accounts stay' }),
  dashboards: Count,
  alerts: Count,
  tokens: Count,
  readings: Type.Integer({ minimum: 0, description: 'Readings with a value that may be shown' }),
})
export type OrganizationRemoval = Static<typeof OrganizationRemoval>
