import { Type, type Static } from '@airshed/kit/define'

/** The path has no parameters, and the query is not read. */
export const params = Type.Object({})
export type NewImportParams = Static<typeof params>
