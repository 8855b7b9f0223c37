import { Type } from '@airshed/kit/define'

/** Events among which webhooks of devices choose; those of alerts have one. */
export const DEVICE_EVENTS = ['measurements.stored', 'device.status_changed'] as const

/** Fields of a webhook, whether it is new or not. */
export const fields = {
  url: Type.String({
    minLength: 1,
    maxLength: 2000,
    pattern: '^https?://[^\\s/@]+(/\\S*)?$',
    title: 'URL',
  }),
  auth: Type.String({
    minLength: 1,
    maxLength: 2000,
    pattern: '^[!-~]+( [!-~]+)*$',
    title: 'Authorization header',
  }),
  type: Type.Enum(['device', 'alert'], { type: 'string', default: 'device', title: 'Type' }),
  events: Type.Optional(
    Type.Array(Type.Enum(DEVICE_EVENTS), { minItems: 1, uniqueItems: true, title: 'Events' }),
  ),
  node_id: Type.Optional(
    Type.Array(Type.String(), { maxItems: 500, uniqueItems: true, title: 'Devices' }),
  ),
}

/** Webhooks of alerts are sent one type of events, so there is nothing to choose. */
export const conditionSchema = {
  if: { properties: { type: { const: 'alert' } }, required: ['type'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { properties: { events: false } },
  else: { required: ['events'] },
}

export const uiSchema = {
  type: { 'ui:widget': 'select' },
  events: { 'ui:widget': 'checkboxes' },
  node_id: { 'ui:field': 'node-picker' },
}
