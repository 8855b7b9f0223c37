import { Type } from 'typebox'

/** A text of a map that is not empty. */
export const Text = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, description })
