import { Type, type Static } from 'typebox'
import { Id } from './common.ts'
import { ListOf, ListQuery } from './list.ts'

export const Organization = Type.Object({
  id: Id,
  name: Type.String({ minLength: 1, maxLength: 200 }),
  external_id: Type.String(),
  slug: Type.String(),
  logo: Type.Union([Type.String(), Type.Null()], {
    description: 'Id of its picture, as `GET pictures/{id}` answers it; null: it has none',
  }),
  is_simulated: Type.Boolean({ description: 'Its devices are made up by the demo' }),
})
export type Organization = Static<typeof Organization>

export const OrganizationPage = ListOf(Organization)

export const ORGANIZATION_SORTS = ['name'] as const
export type OrganizationSort = (typeof ORGANIZATION_SORTS)[number]

/** Query of `GET organizations`: searched by name and `external_id`. */
export const OrganizationQuery = ListQuery({ sort: ORGANIZATION_SORTS })
export type OrganizationQuery = Static<typeof OrganizationQuery>

/** Longest name that a new organization may have, in characters. */
export const ORGANIZATION_NAME_MAX = 100

/** Body of `POST organizations`. */
export const OrganizationCreate = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: ORGANIZATION_NAME_MAX,
      pattern: '\\S',
      description: 'Kept as one line, without blanks around it',
    }),
    ingest_key: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether an ingest key is made as well' }),
    ),
  },
  { additionalProperties: false },
)
export type OrganizationCreate = Static<typeof OrganizationCreate>

/** Answer of `POST organizations`. */
export const OrganizationCreated = Type.Object({
  ...Organization.properties,
  ingest_key: Type.Union([Type.String(), Type.Null()], {
    description: 'Its new ingest key, shown this once; null: none was asked for',
  }),
})
export type OrganizationCreated = Static<typeof OrganizationCreated>

/** Characters from which on organizations are looked up. */
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
