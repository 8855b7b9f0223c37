import { Type, type Static } from '@airshed/kit/define'

/** The network that a device is asked to join. */
export const schema = Type.Object(
  {
    wifi_ssid: Type.String({ minLength: 1, maxLength: 32, title: 'Network' }),
    wifi_password: Type.Optional(
      Type.String({ pattern: '^([ -~]{8,63}|[0-9A-Fa-f]{64})$', title: 'Password' }),
    ),
  },
  { additionalProperties: false },
)
export type WifiForm = Static<typeof schema>

export const uiSchema = { wifi_password: { 'ui:widget': 'password' } }
