import { Type, type Static } from '@airshed/kit/define'

/** Most devices on a map: the largest fleet that one dashboard follows. */
const DEVICES_MAX = 10_000

export const config = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, title: 'Name', description: 'Shown above the map' }),
    ),
    node_id: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: DEVICES_MAX,
      uniqueItems: true,
      title: 'Devices',
    }),
  },
  { additionalProperties: false },
)
export type MapConfig = Static<typeof config>
