import { Type, type Static } from 'typebox'

/** Breakpoints of the grid, widest first. */
export const BREAKPOINTS = ['xl', 'lg', 'md', 'sm', 'xs'] as const
export type Breakpoint = (typeof BREAKPOINTS)[number]

/** Place of a widget in grid units. Below three rows only if the manifest of its type allows it. */
export const GridRect = Type.Object(
  {
    x: Type.Integer({ minimum: 0, maximum: 15 }),
    y: Type.Integer({ minimum: 0, maximum: 100_000 }),
    w: Type.Integer({ minimum: 4, maximum: 16 }),
    h: Type.Integer({ minimum: 2, maximum: 100 }),
  },
  { additionalProperties: false },
)
export type GridRect = Static<typeof GridRect>

export const WidgetLayout = Type.Object(
  { xl: GridRect, lg: GridRect, md: GridRect, sm: GridRect, xs: GridRect },
  { additionalProperties: false },
)
export type WidgetLayout = Static<typeof WidgetLayout>

/**
 * A widget as a dashboard stores it. `config` belongs to the plugin of that type and is checked by the plugin's own
 * schema; the config of an unknown type is stored unchanged.
 */
export const Widget = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 64 }),
    type: Type.String({ minLength: 1, maxLength: 100 }),
    configVersion: Type.Integer({ minimum: 1 }),
    layout: WidgetLayout,
    config: Type.Record(Type.String(), Type.Unknown()),
  },
  { additionalProperties: false },
)
export type Widget = Static<typeof Widget>

const { id, configVersion, layout, ...sent } = Widget.properties

/** A widget that is sent on its own; what is absent is chosen by the server. */
export const WidgetDraft = Type.Object(
  {
    ...sent,
    id: Type.Optional(id),
    configVersion: Type.Optional(configVersion),
    layout: Type.Optional(layout),
  },
  { additionalProperties: false },
)
export type WidgetDraft = Static<typeof WidgetDraft>
