import {
  defineWidget,
  type CompiledValidator,
  type WidgetManifest,
  type WidgetProps,
} from '@airshed/contract'
import type { ReactNode } from 'react'
import { Type } from 'typebox'

interface NoteConfig {
  name?: string
  dataPointId: string
  /** Makes the component throw. */
  fails?: boolean
}

/** Behaves like a compiled validator: the data point is required. */
const validator: CompiledValidator = (value) => {
  const { dataPointId } = value as { dataPointId?: unknown }
  validator.errors =
    typeof dataPointId === 'string'
      ? null
      : [
          {
            keyword: 'required',
            instancePath: '',
            schemaPath: '#/required',
            params: { missingProperty: 'dataPointId' },
          },
        ]
  return validator.errors === null
}

interface NoteOptions {
  load?: () => Promise<{ default: (props: WidgetProps<NoteConfig>) => ReactNode }>
  /** Default 4 × 3 and larger. */
  size?: WidgetManifest['size']
  /** Called while the widget is drawn, with its settings. */
  onDraw?: (config: NoteConfig) => void
}

function Note({ config, data, intl, size, actions, range, viewState }: WidgetProps<NoteConfig>) {
  if (config.fails === true) throw new Error('the note tore')
  return (
    <div>
      <p>{intl.formatMessage({ id: 'newest' }, { value: data.frames[0]?.values.at(-1) ?? '–' })}</p>
      <p>{data.frames[0]?.label}</p>
      <p>{`${size.width}×${size.height} ${Object.keys(actions).toSorted().join(' ')}`}</p>
      <p>{`range ${range.from}–${range.to}`}</p>
      <button type="button" onClick={() => actions.setViewState({ page: 2 })}>
        {`page ${String(viewState['page'] ?? 1)}`}
      </button>
    </div>
  )
}

/** A small widget for tests of the host: shows the newest value of one data point. */
export function noteWidget({ load, size, onDraw = () => undefined }: NoteOptions = {}) {
  const DrawnNote = (props: WidgetProps<NoteConfig>) => {
    onDraw(props.config)
    return <Note {...props} />
  }
  return defineWidget({
    manifest: {
      kind: 'widget',
      id: 'sample.note',
      type: 'NoteWidget',
      title: { en: 'Note', es: 'Nota' },
      description: { en: 'The newest value' },
      icon: 'annotation',
      category: 'content',
      configVersion: 2,
      size: size ?? { default: { w: 4, h: 3 }, min: { w: 4, h: 3 } },
      creatable: true,
      permissions: ['read_devices'],
      data: ['measurements', 'nodes', 'status', 'online', 'alerts', 'profiles'],
      capabilities: ['navigate', 'set-range'],
      engines: { airshed: '^0.2.0' },
    },
    config: Type.Unsafe<NoteConfig>(
      Type.Object({ name: Type.Optional(Type.String()), dataPointId: Type.String() }),
    ),
    migrations: [
      {
        from: 1,
        name: 'rename point to dataPointId',
        migrate: ({ point, ...rest }) => ({ ...rest, dataPointId: point }),
      },
    ],
    messages: {
      en: () => Promise.resolve({ default: { newest: 'Newest {value}', only: 'English' } }),
      es: () => Promise.resolve({ default: { newest: 'Último {value}' } }),
    },
    needs: (config, { viewState }) => [
      {
        kind: 'measurements',
        dataPointIds: [config.dataPointId],
        window: viewState['page'] === 2 ? { lastPoints: 9 } : 'range',
        statistic: 'mean',
        live: true,
      },
    ],
    loadSummary: () =>
      Promise.resolve({
        summary: (_config: NoteConfig, data, intl) =>
          intl.formatMessage({ id: 'newest' }, { value: data.frames[0]?.values.at(-1) ?? '–' }),
      }),
    loadValidator: () => Promise.resolve({ default: validator }),
    load: load ?? (() => Promise.resolve({ default: DrawnNote })),
  })
}
