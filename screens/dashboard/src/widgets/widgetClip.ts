import { Type, type Static } from '@airshed/kit/define'

const Rect = Type.Object({
  x: Type.Integer(),
  y: Type.Integer(),
  w: Type.Integer({ minimum: 1 }),
  h: Type.Integer({ minimum: 1 }),
})

/** Widgets on the clipboard: everything a dashboard stores of them except ids and places. */
export const schema = Type.Object(
  {
    format: Type.Literal('airshed-widgets'),
    formatVersion: Type.Literal(1),
    widgets: Type.Array(
      Type.Object({
        id: Type.String(),
        type: Type.String({ minLength: 1, maxLength: 100 }),
        configVersion: Type.Integer({ minimum: 1 }),
        layout: Type.Object({ xl: Rect, lg: Rect, md: Rect, sm: Rect, xs: Rect }),
        config: Type.Record(Type.String(), Type.Unknown()),
      }),
      { minItems: 1, maxItems: 100 },
    ),
  },
  { additionalProperties: false },
)
export type WidgetClip = Static<typeof schema>
