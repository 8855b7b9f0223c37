import { Type, type Static } from '@airshed/kit/define'

export const params = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200, description: 'Words that are looked for' })),
  kind: Type.Optional(
    Type.Enum(['widget', 'screen', 'device-form'], {
      type: 'string',
      description: 'Kind of plugin; default all',
    }),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, description: 'Default 1' })),
})
export type FindParams = Static<typeof params>
