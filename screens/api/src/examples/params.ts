import { Type, type Static } from '@airshed/kit/define'
import { LANGUAGES } from './exampleIds.ts'

export const params = Type.Object(
  { language: Type.Optional(Type.Enum(LANGUAGES, { description: 'Default curl' })) },
  { additionalProperties: false },
)
export type ExamplesParams = Static<typeof params>
