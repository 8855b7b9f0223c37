import { WidgetHost, type Widget, type PageRange } from '@airshed/console-kit'
import { WidgetGrid } from '@airshed/console-kit/grid'
import type { PluginIntl } from '@airshed/kit'
import type { OpenDialog } from './DashboardDialogs.tsx'
import type { WidgetEdits } from './edit/useWidgetEdits.ts'
import { EmptyDashboard } from './EmptyDashboard.tsx'
import type { PageActions } from './header/usePageActions.ts'
import { WidgetMenu } from './widgets/WidgetMenu.tsx'

export interface DashboardGridProps {
  widgets: readonly Widget[]
  intl: PluginIntl
  edits: WidgetEdits
  actions: PageActions
  range: PageRange
  isEditable: boolean
  setDialog: (dialog: OpenDialog) => void
  /** Absent for users who may not add widgets. */
  onAdd: (() => void) | undefined
}

/** The widgets in their places, or the tile that adds the first one. */
export function DashboardGrid(props: DashboardGridProps) {
  const { widgets, intl, edits, actions, range, isEditable, setDialog, onAdd } = props
  if (widgets.length === 0) return <EmptyDashboard intl={intl} onAdd={onAdd} />
  const menuOf = (widget: Widget) => (
    <WidgetMenu
      widget={widget}
      intl={intl}
      onCopy={() => actions.copy(widget)}
      onTable={() => setDialog({ kind: 'table', widget })}
      onPicture={() => actions.savePicture(widget)}
      onReadings={() => actions.saveReadings(widget)}
      onEdit={
        isEditable
          ? (definition) => setDialog({ kind: 'settings', draft: { definition, widget } })
          : undefined
      }
      onDelete={isEditable ? () => edits.remove(widget) : undefined}
    />
  )
  return (
    <WidgetGrid
      widgets={widgets}
      isEditable={isEditable}
      onLayoutChange={edits.arrange}
      renderWidget={(widget) => (
        <WidgetHost
          widget={widget}
          range={range.range}
          isLive={range.isLive}
          mode={isEditable ? 'edit' : 'view'}
          onRangeChange={range.zoom}
          onRangeReset={range.unzoom}
          menu={menuOf(widget)}
        />
      )}
    />
  )
}
