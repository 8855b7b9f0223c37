import { Type, type Static } from '@airshed/kit/define'

/** The settings that a dashboard stores for the widget: their types, form and validation come from here. */
export const config = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, title: 'Name', description: 'Shown above the value' }),
    ),
    node_id: Type.String({ minLength: 1, title: 'Device' }),
    data_point_id: Type.String({ minLength: 1, title: 'Parameter' }),
  },
  { additionalProperties: false },
)
export type NewPluginConfig = Static<typeof config>
