import { canEditGrid, useAirshed, useKiosk, useToaster, useWidgetSize } from '@airshed/console-kit'
import { menuRights } from '@airshed/console-kit/dashboards'
import { useSession } from '@airshed/kit'
import { useEffect, useRef, useState } from 'react'
import { ConflictDialog } from './conflict/ConflictDialog.tsx'
import { DashboardDialogs, type OpenDialog } from './DashboardDialogs.tsx'
import { DashboardGrid } from './DashboardGrid.tsx'
import type { DashboardPageProps } from './DashboardPage.tsx'
import { useDashboardEditor } from './edit/useDashboardEditor.ts'
import { useWidgetEdits } from './edit/useWidgetEdits.ts'
import { DashboardHeader } from './header/DashboardHeader.tsx'
import { useDashboardCommands } from './header/useDashboardCommands.ts'
import { usePageActions } from './header/usePageActions.ts'
import { Wall } from './kiosk/Wall.tsx'
import { usePageRange } from './range/usePageRange.ts'
import { AddWidgetPanel } from './widgets/AddWidgetPanel.tsx'
import { useClipboard } from './widgets/useClipboard.ts'

/** Header, grid, the panel that adds widgets, and the dialogs around them. */
export function OpenDashboard({ dashboard, params, memory, intl }: DashboardPageProps) {
  const { user, locale } = useSession()
  const { registry } = useAirshed()
  const { isKiosk } = useKiosk()
  const toaster = useToaster()
  const reader = { intl, registry, locale }
  const held = menuRights(user.permissions, dashboard)
  // Nobody edits a wall, by keys and paste neither.
  const rights = isKiosk ? { ...held, canEdit: false, canAddWidget: false } : held
  const range = usePageRange(dashboard)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [state, editor] = useDashboardEditor({
    dashboard,
    isHeld: dialog !== null,
    onMerged: () => toaster.show({ message: intl.formatMessage({ id: 'conflict.merged' }) }),
  })
  const { document: shown, conflict } = state
  const edits = useWidgetEdits(state, editor, reader)
  const [isAdding, setAdding] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const width = useWidgetSize(region)?.width ?? 0
  const isEditable = canEditGrid(rights.canEdit, width)
  const title = shown.name === '' ? intl.formatMessage({ id: 'untitled' }) : shown.name

  useEffect(() => {
    document.title = `${title} | Airshed Console`
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the host names the page anew with the language; the dashboard's own name comes after
  }, [title, intl])

  const toggleAdding = (): void => setAdding(!isAdding && edits.hasRoom())
  const actions = usePageActions({ dashboard, title, range, intl, edits, rights, setDialog })
  useDashboardCommands({ intl, state, edits, actions, range, rights, toggleAdding })
  useClipboard({
    widgets: shown.configuration.widgets,
    onPaste: rights.canAddWidget ? edits.paste : undefined,
    onCopied: actions.tellCopied,
  })

  const grid = (
    <DashboardGrid
      {...{ intl, edits, actions, range, isEditable, setDialog }}
      widgets={shown.configuration.widgets}
      onAdd={rights.canAddWidget ? toggleAdding : undefined}
    />
  )
  if (isKiosk)
    return (
      <Wall {...{ title, params, memory, intl }} isLive={range.isLive}>
        {grid}
      </Wall>
    )
  return (
    <>
      <DashboardHeader
        {...{ dashboard, title, state, reader, range, rights, edits, actions, editor }}
        {...{ isAdding, toggleAdding }}
        isTooNarrow={rights.canEdit && width > 0 && !isEditable}
      />
      <div className="dashboard-columns">
        <div className="dashboard-region" ref={region}>
          {grid}
        </div>
        {isAdding ? (
          <AddWidgetPanel
            intl={intl}
            onClose={() => setAdding(false)}
            onChoose={(definition) =>
              setDialog({ kind: 'settings', draft: { definition, widget: null } })
            }
          />
        ) : null}
      </div>
      {conflict === null ? null : (
        <ConflictDialog conflict={conflict} reader={reader} onResolve={editor.resolve} />
      )}
      <DashboardDialogs
        {...{ dialog, dashboard, state, reader, rights, edits }}
        onClose={() => setDialog(null)}
        onAdded={() => setAdding(false)}
      />
    </>
  )
}
