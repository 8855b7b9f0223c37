import { Type } from '@airshed/kit/define'

/** Event types that webhooks of devices choose from; those of alerts have only one. */
export const DEVICE_EVENTS = ['measurements.stored', 'device.status_changed'] as const

/** Fields common to new and existing webhooks. */
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

/** Webhooks of alerts have one type of events, so there is nothing to choose. */
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
