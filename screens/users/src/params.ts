import { Type, type Static } from '@airshed/kit/define'

/** The path has no parts of its own, and the query is not read. */
export const params = Type.Object({})
export type UsersParams = Static<typeof params>
