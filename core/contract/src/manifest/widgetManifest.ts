import { Type, type Static } from 'typebox'
import { Capabilities, ConfigVersion, DataKinds, localizedText, MANIFEST_BASE } from './common.ts'

const gridSize = (description: string) =>
  Type.Object(
    {
      w: Type.Integer({ minimum: 4, maximum: 16, description: 'Columns' }),
      h: Type.Integer({ minimum: 2, maximum: 100, description: 'Rows' }),
    },
    { additionalProperties: false, description },
  )

/** Manifest of a widget: what it is, how large it may be, and what it requests. */
export const WidgetManifest = Type.Object(
  {
    kind: Type.Literal('widget', { description: 'What kind of plugin it is' }),
    ...MANIFEST_BASE,
    type: Type.String({
      pattern: '^[A-Z][A-Za-z0-9]*Widget$',
      description: 'Name by which dashboards keep it',
    }),
    icon: Type.String({
      pattern: '^[a-z][a-z0-9-]*$',
      description: 'Name of an icon of the console, see docs/plugins/look.md',
    }),
    category: Type.Enum(['measurements', 'fleet', 'alerts', 'content'], {
      type: 'string',
      description: 'What it is about',
    }),
    configVersion: ConfigVersion,
    size: Type.Object(
      {
        default: gridSize('With which it is added'),
        min: gridSize('Below which nobody can make it. Two rows: it can be a compact card'),
        max: Type.Optional(gridSize('Above which nobody can make it. Default: none')),
      },
      { additionalProperties: false, description: 'Sizes on the grid of a dashboard' },
    ),
    creatable: Type.Boolean({ description: 'Offered by the add-widget panel' }),
    isCommon: Type.Optional(
      Type.Boolean({ description: 'Offered first by the add-widget panel. Default false: below' }),
    ),
    createTitle: Type.Optional(
      localizedText('Head of the dialog in which one is added. Default: its title'),
    ),
    data: DataKinds,
    capabilities: Capabilities,
  },
  { additionalProperties: false },
)
export type WidgetManifest = Static<typeof WidgetManifest>
