import { ENDPOINT_CHARS_MAX, ENDPOINT_PATTERN } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** The address that a device is asked to report to. */
export const schema = Type.Object(
  {
    endpoint: Type.String({
      maxLength: ENDPOINT_CHARS_MAX,
      pattern: ENDPOINT_PATTERN,
      title: 'Address',
    }),
  },
  { additionalProperties: false },
)
export type EndpointForm = Static<typeof schema>
