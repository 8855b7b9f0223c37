import { Type, type Static } from '@airshed/kit/define'

export const params = Type.Object({
  plugin: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'Id of the plugin that is open' }),
  ),
  organization: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'Whose it is, where several organizations are shown; default the first that has it',
    }),
  ),
})
export type PluginsParams = Static<typeof params>
