import {
  Dialog,
  localized,
  widgetName,
  WidgetTable,
  type Dashboard,
  type DashboardRights,
  type Widget,
  type PageRange,
} from '@airshed/console-kit'
import { lazy, Suspense } from 'react'
import type { ChangeText } from './edit/changeText.ts'
import type { EditorState } from './edit/dashboardEditor.ts'
import type { WidgetEdits } from './edit/useWidgetEdits.ts'
import type { WidgetDraft } from './widgets/widgetDraft.ts'

/** The form engine loads when a form is needed, and the others when they are opened. */
const WidgetDialog = lazy(() => import('./widgets/WidgetDialog.tsx'))
const VersionsDrawer = lazy(() => import('./versions/VersionsDrawer.tsx'))
const WallDialog = lazy(() => import('./kiosk/WallDialog.tsx'))

/** The dialog that is open over the page. */
export type OpenDialog =
  | { kind: 'settings'; draft: WidgetDraft }
  | { kind: 'table'; widget: Widget }
  | { kind: 'versions' }
  | { kind: 'wall' }

export interface DashboardDialogsProps {
  dialog: OpenDialog | null
  dashboard: Dashboard
  state: EditorState
  reader: ChangeText
  rights: DashboardRights
  edits: WidgetEdits
  range: PageRange
  onClose: () => void
}

/** The dialog that is open, if any. */
export function DashboardDialogs(props: DashboardDialogsProps) {
  return <Suspense fallback={null}>{dialogOf(props)}</Suspense>
}

function dialogOf(props: DashboardDialogsProps) {
  const { dialog, dashboard, state, reader, rights, edits, range, onClose } = props
  const { intl, registry, locale } = reader
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'settings': {
      const { draft } = dialog
      const { manifest } = draft.definition
      return (
        <WidgetDialog
          draft={draft}
          range={range.range}
          isLive={range.isLive}
          intl={intl}
          onClose={onClose}
          onSubmit={(value) => {
            if (draft.widget === null) edits.add(manifest, value)
            else edits.configure(draft.widget, manifest, value)
            onClose()
          }}
        />
      )
    }
    case 'table': {
      const { widget } = dialog
      const manifest = registry.widgets.get(widget.type)?.manifest
      const name = widgetName(widget, manifest, locale)
      const kind = manifest === undefined ? '' : localized(manifest.title, locale)
      const title = name === kind ? name : `${name} · ${kind}`
      return (
        <Dialog isOpen width={860} title={title} onClose={onClose}>
          <WidgetTable widgetId={widget.id} />
        </Dialog>
      )
    }
    case 'versions':
      return (
        <VersionsDrawer
          dashboardId={dashboard.id}
          currentVersion={state.version}
          canRestore={rights.canEdit}
          reader={reader}
          onClose={onClose}
        />
      )
    case 'wall':
      return <WallDialog {...{ dashboard, intl, onClose }} rangeQuery={range.query} />
  }
}
