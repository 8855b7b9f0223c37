import { Type, type Static } from '@airshed/kit/define'

export const config = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, title: 'Name', description: 'Shown above the facts' }),
    ),
    node_id: Type.String({ minLength: 1, title: 'Device' }),
  },
  { additionalProperties: false },
)
export type InfoConfig = Static<typeof config>
