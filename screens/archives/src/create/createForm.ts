import { SNAPSHOT_DEVICES_MAX, SNAPSHOT_FORMATS } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** The form fields of a new archive; times are ms UTC. */
export const schema = Type.Object(
  {
    organization_id: Type.String({ minLength: 1, title: 'Organization' }),
    node_ids: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: SNAPSHOT_DEVICES_MAX,
      uniqueItems: true,
      title: 'Devices',
    }),
    from: Type.Integer({ title: 'From' }),
    to: Type.Integer({ title: 'To' }),
    timezone: Type.String({ minLength: 1, maxLength: 64, title: 'Time zone' }),
    formats: Type.Array(Type.Enum(SNAPSHOT_FORMATS), {
      minItems: 1,
      uniqueItems: true,
      title: 'Formats',
    }),
  },
  { additionalProperties: false },
)
export type CreateForm = Static<typeof schema>

export const uiSchema = {
  'ui:order': ['organization_id', 'node_ids', 'from', 'to', 'timezone', 'formats'],
  organization_id: { 'ui:widget': 'select' },
  node_ids: { 'ui:field': 'node-picker' },
  from: { 'ui:widget': 'date-time' },
  to: { 'ui:widget': 'date-time' },
  timezone: { 'ui:field': 'lookup', 'ui:options': { minLength: 0 } },
  formats: { 'ui:widget': 'checkboxes' },
}
