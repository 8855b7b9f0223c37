import { Type, type Static } from '@airshed/kit/define'

export const params = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the import' }),
})
export type ImportParams = Static<typeof params>
