import { Type, type Static } from '@airshed/kit/define'

/** Which sensor to attach, and where. */
export const schema = Type.Object(
  {
    driver: Type.String({ minLength: 1, title: 'Sensor' }),
    connection: Type.String({ minLength: 1, title: 'Connection' }),
  },
  { additionalProperties: false },
)
export type AddSensorForm = Static<typeof schema>

export const uiSchema = {
  driver: { 'ui:widget': 'select' },
  connection: { 'ui:widget': 'select' },
}
