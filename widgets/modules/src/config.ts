import { Type, type Static } from '@airshed/kit/define'

export const config = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, title: 'Name', description: 'Shown above the table' }),
    ),
    node_id: Type.String({ minLength: 1, title: 'Device' }),
  },
  { additionalProperties: false },
)
export type ModulesConfig = Static<typeof config>
