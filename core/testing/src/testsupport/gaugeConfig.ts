import { Type, type Static, type WidgetData } from '@airshed/kit/define'

export const gaugeConfig = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 40 }),
    data_point_id: Type.String({ minLength: 1, examples: ['1C00A3F7.0.0.0/132:5'] }),
    precision: Type.Optional(Type.Integer({ minimum: 0, maximum: 4, default: 1 })),
    style: Type.Optional(Type.Enum(['dial', 'bar'], { type: 'string', default: 'dial' })),
  },
  { additionalProperties: false },
)
export type GaugeConfig = Static<typeof gaugeConfig>

/** The newest value of the first series; null if there is none. */
export function newestValue({ frames }: WidgetData): number | null {
  const value = frames[0]?.values.findLast((one) => !Number.isNaN(one))
  return value ?? null
}
