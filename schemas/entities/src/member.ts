import { Type, type Static } from 'typebox'
import { Id } from './common.ts'

/** Maximum number of members in one answer. */
export const MEMBERS_MAX = 50

/** Query of `GET users/members`; the search looks into names and e-mail addresses. */
export const MemberQuery = Type.Object(
  { organization_id: Id, search: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
)
export type MemberQuery = Static<typeof MemberQuery>

/** A member of an organization, to be chosen by name. */
export const Member = Type.Object({ _id: Type.String(), name: Type.String() })
export type Member = Static<typeof Member>

export const Members = Type.Object({
  data: Type.Array(Member, { description: `By name, ${MEMBERS_MAX} at most` }),
  is_cut: Type.Boolean({ description: 'There are more: a search finds them' }),
})
export type Members = Static<typeof Members>
