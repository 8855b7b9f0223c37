import {
  canAddWidget,
  savedWidgetName,
  useToaster,
  type DashboardDocument,
  type Widget,
} from '@airshed/console-kit'
import { useSession } from '@airshed/kit'
import type { SavedConfig, WidgetManifest } from '@airshed/kit/define'
import { pasteWidgets } from '../widgets/clipboard.ts'
import { editText, type ChangeText } from './changeText.ts'
import type { DashboardEditor, EditorState } from './dashboardEditor.ts'
import { addWidget, changeConfig, removeWidget } from './editWidgets.ts'

/** A toast with an undo button stays a little longer. */
const UNDO_SHOWN_MS = 6_000

/** All edits of the widgets, with their descriptions. */
export interface WidgetEdits {
  /** Whether more widgets fit; notifies the user if they do not. */
  hasRoom: (count?: number) => boolean
  add: (manifest: WidgetManifest, config: SavedConfig) => void
  configure: (widget: Widget, manifest: WidgetManifest, config: SavedConfig) => void
  remove: (widget: Widget) => void
  paste: (pasted: readonly Widget[]) => void
  arrange: (widgets: readonly Widget[]) => void
  /** For the parts of a dashboard other than widgets. */
  change: (changes: Partial<DashboardDocument>) => void
  undo: () => void
  redo: () => void
}

export function useWidgetEdits(
  { document }: EditorState,
  editor: DashboardEditor,
  reader: ChangeText,
): WidgetEdits {
  const { config } = useSession()
  const toaster = useToaster()
  const { intl } = reader
  const { widgets } = document.configuration

  const put = (next: readonly Widget[], isSoon = false): void => {
    editor.edit({ ...document, configuration: { widgets: [...next] } }, isSoon)
  }
  const hasRoom = (count = 1): boolean => {
    const isRoom = canAddWidget(widgets.length + count - 1, config.widget_limit)
    if (!isRoom) {
      const message = intl.formatMessage({ id: 'add.limit' }, { count: config.widget_limit })
      toaster.show({ message, intent: 'warning' })
    }
    return isRoom
  }
  const announceStep = (way: 'undo' | 'redo'): void => {
    const entry = editor[way]()
    if (entry === null) return
    const what = editText(entry.changes, reader)
    toaster.show({ key: 'journal', message: intl.formatMessage({ id: `${way}.done` }, { what }) })
  }
  const undo = (): void => announceStep('undo')
  return {
    hasRoom,
    add: (manifest, value) => put(addWidget(widgets, manifest, value, crypto.randomUUID())),
    configure: (widget, manifest, value) =>
      put(changeConfig(widgets, widget.id, value, manifest.configVersion)),
    remove(widget) {
      put(removeWidget(widgets, widget.id))
      toaster.show({
        key: 'journal',
        message: editText(
          [{ kind: 'widget-removed', widget_id: widget.id, name: savedWidgetName(widget) }],
          reader,
        ),
        durationMs: UNDO_SHOWN_MS,
        action: { label: intl.formatMessage({ id: 'undo' }), run: undo },
      })
    },
    paste(pasted) {
      if (hasRoom(pasted.length)) put(pasteWidgets(widgets, pasted, () => crypto.randomUUID()))
    },
    arrange: (next) => put(next, true),
    change: (changes) => void editor.edit({ ...document, ...changes }),
    undo,
    redo: () => announceStep('redo'),
  }
}
