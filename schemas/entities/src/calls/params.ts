import { Type } from 'typebox'
import { Id } from '../common.ts'

/** Parameters of a path that names one row. */
export const ById = Type.Object({ id: Id }, { additionalProperties: false })
