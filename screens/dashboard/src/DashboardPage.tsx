import {
  Button,
  canAddWidget,
  canEditGrid,
  createHoverTime,
  DASHBOARD_PRESETS_MS,
  dashboardRights,
  PageHeader,
  TimeRangePicker,
  useSession,
  useToaster,
  useWidgetSize,
  WidgetHost,
  type Dashboard,
  type PluginIntl,
  type Widget,
} from '@airshed/kit'
import { WidgetGrid } from '@airshed/kit/grid'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { AddWidgetPanel } from './AddWidgetPanel.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { addWidget, changeConfig, removeWidget } from './editWidgets.ts'
import { EmptyDashboard } from './EmptyDashboard.tsx'
import { useDashboardEditor } from './useDashboardEditor.ts'
import { usePageRange } from './usePageRange.ts'
import { WidgetMenu } from './WidgetMenu.tsx'
import type { WidgetDraft } from './widgetDraft.ts'

/** The form engine is loaded when somebody wants a form. */
const WidgetDialog = lazy(() => import('./WidgetDialog.tsx'))

export interface DashboardPageProps {
  dashboard: Dashboard
  intl: PluginIntl
}

/** Header, range, grid, and what adds and edits widgets. */
export function DashboardPage({ dashboard, intl }: DashboardPageProps) {
  const { user, config } = useSession()
  const toaster = useToaster()
  const rights = dashboardRights(user.permissions, dashboard)
  const page = usePageRange(dashboard)
  const { widgets, change, arrange, isConflict } = useDashboardEditor(dashboard)
  const [hoverTime] = useState(createHoverTime)
  const [isAdding, setAdding] = useState(false)
  const [draft, setDraft] = useState<WidgetDraft | null>(null)
  const region = useRef<HTMLDivElement>(null)
  const width = useWidgetSize(region)?.width ?? 0
  const isEditable = canEditGrid(rights.canEdit, width)
  const title = dashboard.name === '' ? intl.formatMessage({ id: 'untitled' }) : dashboard.name

  useEffect(() => {
    document.title = `${title} | Airshed Console`
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the host names the page anew with the language; the dashboard's own name comes after
  }, [title, intl])

  const openPanel = (): void => {
    if (canAddWidget(widgets.length, config.widget_limit)) setAdding(true)
    else {
      const message = intl.formatMessage({ id: 'add.limit' }, { count: config.widget_limit })
      toaster.show({ message, intent: 'warning' })
    }
  }
  const renderWidget = (widget: Widget) => (
    <WidgetHost
      widget={widget}
      range={page.range}
      isLive={page.isLive}
      mode={isEditable ? 'edit' : 'view'}
      hoverTime={hoverTime}
      onRangeChange={page.zoom}
      menu={
        isEditable ? (
          <WidgetMenu
            widget={widget}
            intl={intl}
            onEdit={(definition) => setDraft({ definition, widget })}
            onDelete={() => change(removeWidget(widgets, widget.id))}
          />
        ) : undefined
      }
    />
  )
  return (
    <>
      <PageHeader
        title={title}
        note={intl.formatMessage({ id: 'times' }, { timezone: user.timezone })}
        actions={
          <>
            <TimeRangePicker
              range={page.range}
              isLive={page.isLive}
              onChange={page.choose}
              onPauseResume={page.toggle}
              presets={DASHBOARD_PRESETS_MS}
              now={page.now}
              timezone={user.timezone}
            />
            {rights.canAddWidget && widgets.length > 0 ? (
              <Button
                intent="primary"
                text={intl.formatMessage({ id: 'add' })}
                aria-expanded={isAdding}
                onClick={() => (isAdding ? setAdding(false) : openPanel())}
              />
            ) : null}
          </>
        }
      />
      {isConflict ? <ConflictNotice intl={intl} /> : null}
      <div className="dashboard-columns">
        <div className="dashboard-region" ref={region}>
          {widgets.length === 0 ? (
            <EmptyDashboard intl={intl} onAdd={rights.canAddWidget ? openPanel : undefined} />
          ) : (
            <WidgetGrid
              widgets={widgets}
              isEditable={isEditable}
              onLayoutChange={arrange}
              renderWidget={renderWidget}
            />
          )}
        </div>
        {isAdding ? (
          <AddWidgetPanel
            intl={intl}
            onClose={() => setAdding(false)}
            onChoose={(definition) => setDraft({ definition, widget: null })}
          />
        ) : null}
      </div>
      {draft === null ? null : (
        <Suspense fallback={null}>
          <WidgetDialog
            draft={draft}
            intl={intl}
            onClose={() => setDraft(null)}
            onSubmit={(value) => {
              const { manifest } = draft.definition
              change(
                draft.widget === null
                  ? addWidget(widgets, manifest, value, crypto.randomUUID())
                  : changeConfig(widgets, draft.widget.id, value, manifest.configVersion),
              )
              setDraft(null)
              setAdding(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
