import {
  canEditGrid,
  useAirshed,
  useKiosk,
  usePageName,
  usePageRange,
  useToaster,
  useWidgetSize,
  type Dashboard,
} from '@airshed/console-kit'
import { menuRights } from '@airshed/console-kit/dashboards'
import { useSession, type PluginIntl, type ScreenProps } from '@airshed/kit'
import { lazy, Suspense, useRef, useState } from 'react'
import { DashboardDialogs, type OpenDialog } from './DashboardDialogs.tsx'
import { DashboardGrid } from './DashboardGrid.tsx'
import { EmptyDashboard } from './EmptyDashboard.tsx'
import { receivedText } from './edit/receivedText.ts'
import { useDashboardEditor } from './edit/useDashboardEditor.ts'
import { useLastAuthor } from './edit/useLastAuthor.ts'
import { useWidgetEdits } from './edit/useWidgetEdits.ts'
import { DashboardHeader } from './header/DashboardHeader.tsx'
import { useDashboardCommands } from './header/useDashboardCommands.ts'
import { usePageActions } from './header/usePageActions.ts'
import type { WallMemory } from './kiosk/useWallPulse.ts'
import { Wall } from './kiosk/Wall.tsx'
import type { DashboardParams } from './params.ts'
import { openingRange } from './range/openingRange.ts'
import { AddWidgetPanel } from './widgets/AddWidgetPanel.tsx'
import { useClipboard } from './widgets/useClipboard.ts'

const ConflictDialog = lazy(() => import('./conflict/ConflictDialog.tsx'))

/** Up to this width the device is a phone, whose window cannot be widened. */
const PHONE_PX = 500

export interface OpenDashboardProps {
  dashboard: Dashboard
  params: DashboardParams
  setParams: ScreenProps<DashboardParams>['setParams']
  /** What the screen remembers from the previous dashboards, for a wall. */
  memory: WallMemory
  intl: PluginIntl
}

/** Header, grid, the panel that adds widgets, and the dialogs of a dashboard. */
export function OpenDashboard(props: OpenDashboardProps) {
  const { dashboard, params, setParams, memory, intl } = props
  const { user, locale, locked } = useSession()
  const { registry } = useAirshed()
  const { isKiosk } = useKiosk()
  const toaster = useToaster()
  const reader = { intl, registry, locale }
  const held = menuRights(
    user.permissions,
    dashboard,
    locked?.organizations.has(dashboard.organization_id),
  )
  // A wall cannot be edited, not even by keys or paste.
  const rights = isKiosk ? { ...held, canEdit: false, canAddWidget: false } : held
  const range = usePageRange(
    (now) => openingRange(dashboard.range, dashboard.is_updates_on, now),
    params,
    setParams,
  )
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const lastAuthor = useLastAuthor(dashboard.id)
  const [state, editor] = useDashboardEditor({
    dashboard,
    isHeld: dialog !== null,
    onReceived: (changes) => {
      if (isKiosk) return
      toaster.show({ message: receivedText(changes, lastAuthor(), user.id, reader) })
    },
    onMerged: () => toaster.show({ message: intl.formatMessage({ id: 'conflict.merged' }) }),
  })
  const { document: shown, conflict } = state
  const edits = useWidgetEdits(state, editor, reader)
  const [isAdding, setAdding] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const width = useWidgetSize(region)?.width ?? 0
  const isEditable = canEditGrid(rights.canEdit, width)
  const title = shown.name === '' ? intl.formatMessage({ id: 'untitled' }) : shown.name

  usePageName(title)

  const toggleAdding = (): void => setAdding(!isAdding && edits.hasRoom())
  const actions = usePageActions({ dashboard, title, range, intl, edits, rights, setDialog })
  useDashboardCommands({ intl, state, edits, actions, range, rights, toggleAdding })
  useClipboard({
    widgets: shown.configuration.widgets,
    onPaste: rights.canAddWidget ? edits.paste : undefined,
    onCopied: actions.announceCopied,
  })

  const { widgets } = shown.configuration
  if (isKiosk) {
    const empty = <EmptyDashboard intl={intl} onAdd={undefined} />
    return <Wall {...{ title, widgets, params, range, memory, intl, empty }} />
  }
  const grid = (
    <DashboardGrid
      {...{ intl, edits, actions, range, isEditable, setDialog }}
      widgets={widgets}
      onAdd={rights.canAddWidget ? toggleAdding : undefined}
    />
  )
  return (
    <>
      <DashboardHeader
        {...{ dashboard, title, state, reader, range, rights, edits, actions, editor }}
        {...{ isAdding, toggleAdding }}
        isTooNarrow={rights.canEdit && width > PHONE_PX && !isEditable}
      />
      <div className="dashboard-columns">
        {/* Before the widgets, so that the keyboard reaches it first. */}
        {isAdding ? (
          <AddWidgetPanel
            intl={intl}
            onClose={() => setAdding(false)}
            onChoose={(definition) => {
              if (!edits.hasRoom()) return
              setDialog({ kind: 'settings', draft: { definition, widget: null } })
            }}
          />
        ) : null}
        <div className="dashboard-region" ref={region}>
          {grid}
        </div>
      </div>
      {conflict === null ? null : (
        <Suspense>
          <ConflictDialog conflict={conflict} reader={reader} onResolve={editor.resolve} />
        </Suspense>
      )}
      {actions.readingsProgress}
      <DashboardDialogs
        {...{ dialog, dashboard, state, reader, rights, edits, range }}
        onClose={() => setDialog(null)}
      />
    </>
  )
}
