import { Type, type Static } from 'typebox'
import { SENSOR_FLAGS } from './sensorFlags.ts'

const factor = (minimum: number, maximum: number, multipleOf: number, description: string) =>
  Type.Optional(Type.Number({ minimum, maximum, multipleOf, description }))

const Limit = Type.Union([Type.Number({ minimum: 0 }), Type.Null()])

/** The two factors belong to the profile `custom`: no other can be requested with them. */
const customOnly: Record<'if' | 'then', object> = {
  if: { required: ['profile'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: {
    if: { properties: { profile: { const: 'custom' } } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { required: ['photometric_calibration', 'size_correction'] },
    else: { properties: { photometric_calibration: false, size_correction: false } },
  },
}

/** What can be set on a dust-trak particle counter. */
export const DustTrakSettings = Type.Object(
  {
    ...SENSOR_FLAGS,
    configuration: Type.Optional(
      Type.Object(
        {
          pm_microgram: Type.Optional(
            Type.Enum([0, 1], {
              type: 'integer',
              description: 'Unit of particle mass; 0: mg/m³, 1: µg/m³',
            }),
          ),
          profile: Type.Optional(
            Type.String({
              minLength: 1,
              maxLength: 100,
              description: 'Calibration for a type of dust, as offered by the sensor',
            }),
          ),
          photometric_calibration: factor(0.05, 10, 0.001, 'With the profile `custom` only'),
          size_correction: factor(0.1, 10, 0.001, 'With the profile `custom` only'),
          flow_calibration: factor(0.5, 1.5, 0.01, 'Flow calibration'),
          auto_zero: Type.Optional(
            Type.Integer({
              minimum: 0,
              maximum: 1440,
              multipleOf: 15,
              description: 'Minutes between auto-zeros; 0: off',
            }),
          ),
          stel: Type.Optional(
            Type.Object(
              { pm1: Limit, pm25: Limit, pm4: Limit, pm10: Limit, total: Limit },
              {
                additionalProperties: false,
                description: 'Limits of the 15-minute mean, in the unit of the sensor; null: none',
              },
            ),
          ),
        },
        { additionalProperties: false, ...customOnly },
      ),
    ),
  },
  { additionalProperties: false },
)
export type DustTrakSettings = Static<typeof DustTrakSettings>
