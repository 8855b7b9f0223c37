import {
  DASHBOARD_PRESETS_MS,
  PageRangePicker,
  MenuItem,
  RangePin,
  type Dashboard,
  type DashboardRights,
  type PageRange,
} from '@airshed/console-kit'
import { DashboardMenu, DashboardStar } from '@airshed/console-kit/dashboards'
import { Button, NamedIcon, PageHeader, useNavigation, useSession } from '@airshed/kit'
import type { ChangeText } from '../edit/changeText.ts'
import type { DashboardEditor, EditorState } from '../edit/dashboardEditor.ts'
import type { WidgetEdits } from '../edit/useWidgetEdits.ts'
import { DashboardSwitcher } from './DashboardSwitcher.tsx'
import { HistoryButtons, HistoryItems } from './HistoryButtons.tsx'
import type { PageActions } from './usePageActions.ts'

export interface DashboardHeaderProps {
  dashboard: Dashboard
  title: string
  state: EditorState
  editor: DashboardEditor
  reader: ChangeText
  range: PageRange
  rights: DashboardRights
  edits: WidgetEdits
  actions: PageActions
  isAdding: boolean
  /** Widgets could be edited if the window were wider. */
  isTooNarrow: boolean
  toggleAdding: () => void
}

/** Name, star and switcher; the time range; undo, adding, and the menu. */
export function DashboardHeader(props: DashboardHeaderProps) {
  const { dashboard, title, state, editor, reader, range, rights, edits, actions } = props
  const { intl } = reader
  const { user } = useSession()
  const { go } = useNavigation()
  const { configuration, range: pinned } = state.document
  const isPinned = pinned?.is_pinned === true
  const text = (id: string): string => intl.formatMessage({ id })
  const togglePin = (): void => {
    const { from, to } = range.range
    edits.change(
      isPinned
        ? { range: null, is_updates_on: true }
        : {
            range: { timezone: user.timezone, from, to, is_pinned: true },
            is_updates_on: range.isLive || range.refreshMs !== null,
          },
    )
  }
  const hasNote = props.isTooNarrow || state.isUnsaved
  return (
    <PageHeader
      title={<DashboardSwitcher {...{ title, intl }} id={dashboard.id} />}
      note={
        hasNote ? (
          <>
            {props.isTooNarrow ? text('narrow') : null}
            {state.isUnsaved ? (
              <span className="dashboard-unsaved" role="alert">
                {text('unsaved')}
                <Button
                  size="small"
                  text={text('unsaved.retry')}
                  onClick={() => void editor.flush()}
                />
              </span>
            ) : null}
          </>
        ) : undefined
      }
      beside={
        <>
          <DashboardStar dashboard={dashboard} />
          <span className="dashboard-zone">
            {intl.formatMessage({ id: 'times' }, { timezone: user.timezone })}
          </span>
        </>
      }
      actions={
        <>
          <PageRangePicker range={range} presets={DASHBOARD_PRESETS_MS} />
          {rights.canEdit ? (
            <RangePin
              className="dashboard-pin"
              isPinned={isPinned}
              label={intl.formatMessage({ id: isPinned ? 'pin.remove' : 'pin.set' })}
              onToggle={togglePin}
            />
          ) : null}
          {rights.canEdit ? (
            <HistoryButtons
              journal={state.journal}
              reader={reader}
              onUndo={edits.undo}
              onRedo={edits.redo}
            />
          ) : null}
          {rights.canAddWidget && configuration.widgets.length > 0 ? (
            <Button
              className="dashboard-add"
              intent="primary"
              icon={<NamedIcon name="plus" />}
              text={text('add')}
              aria-label={text('add')}
              aria-expanded={props.isAdding}
              onClick={props.toggleAdding}
            />
          ) : null}
          <DashboardMenu
            dashboard={dashboard}
            onDeleted={() => go('dashboards', { replace: true })}
            onCloned={({ id }) => go({ to: 'dashboard', dashboardId: id })}
            items={
              <>
                {rights.canEdit ? (
                  <HistoryItems
                    journal={state.journal}
                    reader={reader}
                    onUndo={edits.undo}
                    onRedo={edits.redo}
                  />
                ) : null}
                {actions.paste === undefined ? null : (
                  <MenuItem text={text('command.paste')} onClick={actions.paste} />
                )}
                <MenuItem text={text('command.fullScreen')} onClick={actions.fullScreen} />
                <MenuItem text={text('command.wall')} onClick={actions.openWall} />
                <MenuItem text={text('command.workbook')} onClick={actions.saveWorkbook} />
                <MenuItem text={text('command.versions')} onClick={actions.openVersions} />
              </>
            }
          />
        </>
      }
    />
  )
}
