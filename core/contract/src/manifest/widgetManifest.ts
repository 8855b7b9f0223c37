import { Type, type Static } from 'typebox'
import { Capabilities, ConfigVersion, DataKinds, LocalizedText, MANIFEST_BASE } from './common.ts'

const GridSize = Type.Object(
  { w: Type.Integer({ minimum: 4, maximum: 16 }), h: Type.Integer({ minimum: 3, maximum: 100 }) },
  { additionalProperties: false },
)

export const WidgetManifest = Type.Object(
  {
    kind: Type.Literal('widget'),
    ...MANIFEST_BASE,
    type: Type.String({
      pattern: '^[A-Z][A-Za-z0-9]*Widget$',
      description: 'Name by which dashboards keep it',
    }),
    icon: Type.String({ pattern: '^[a-z][a-z0-9-]*$', description: 'Name of a Blueprint icon' }),
    category: Type.Enum(['measurements', 'fleet', 'alerts', 'content'], { type: 'string' }),
    configVersion: ConfigVersion,
    size: Type.Object(
      { default: GridSize, min: GridSize, max: Type.Optional(GridSize) },
      { additionalProperties: false },
    ),
    creatable: Type.Boolean({ description: 'Offered by the add-widget panel' }),
    isCommon: Type.Optional(
      Type.Boolean({ description: 'Offered first by the add-widget panel. Default false: below' }),
    ),
    createTitle: Type.Optional(LocalizedText),
    data: DataKinds,
    capabilities: Capabilities,
  },
  { additionalProperties: false },
)
export type WidgetManifest = Static<typeof WidgetManifest>
