import {
  savePageWorkbook,
  saveReadings,
  saveWidgetPicture,
  useAirshed,
  useReadingsFile,
  useShowError,
  useToaster,
  useWidgetPage,
  widgetName,
  type Dashboard,
  type DashboardRights,
  type Widget,
  type PageRange,
} from '@airshed/console-kit'
import { useNavigation, useSession, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import type { OpenDialog } from '../DashboardDialogs.tsx'
import type { WidgetEdits } from '../edit/useWidgetEdits.ts'
import { wallQuery } from '../kiosk/wallSettings.ts'
import { clipText, widgetsInText } from '../widgets/clipboard.ts'
import { drawnName } from '../widgets/drawnName.ts'

export interface UsePageActionsOptions {
  dashboard: Dashboard
  title: string
  range: PageRange
  intl: PluginIntl
  edits: WidgetEdits
  rights: DashboardRights
  setDialog: (dialog: OpenDialog) => void
}

/** Actions on a page besides editing it. */
export interface PageActions {
  copy: (widget: Widget) => void
  announceCopied: (widget: Widget) => void
  /** Absent if nothing can be pasted. */
  paste: (() => void) | undefined
  savePicture: (widget: Widget) => void
  /** Every reading behind a widget, as CSV. */
  saveReadings: (widget: Widget) => void
  /** Progress of a file of readings, to be rendered somewhere on the page. */
  readingsProgress: ReactNode
  saveWorkbook: () => void
  fullScreen: () => void
  openWall: () => void
  openVersions: () => void
}

export function usePageActions(options: UsePageActionsOptions): PageActions {
  const { dashboard, title, range, intl, edits, rights, setDialog } = options
  const { user, organizations, locale, config } = useSession()
  const { go } = useNavigation()
  const page = useWidgetPage()
  const { registry } = useAirshed()
  const file = useReadingsFile()
  const toaster = useToaster()
  const showError = useShowError()

  const announce = (id: string, values: Record<string, string> = {}): void => {
    toaster.show({ message: intl.formatMessage({ id }, values) })
  }
  const nameOf = (widget: Widget): string => {
    const { manifest } = registry.widgets.get(widget.type) ?? {}
    return drawnName(widget, page?.entries() ?? [], widgetName(widget, manifest, locale))
  }
  const announceCopied = (widget: Widget): void =>
    announce('widget.copied', { name: nameOf(widget) })
  const exported = (task: Promise<void>): void => {
    task.catch((error: unknown) => showError(error, 'export'))
  }
  const copy = async (widget: Widget): Promise<void> => {
    await navigator.clipboard.writeText(clipText([widget]))
    announceCopied(widget)
  }
  const pasteFromClipboard = async (): Promise<void> => {
    const widgets = widgetsInText(await navigator.clipboard.readText())
    if (widgets === null) announce('widget.nothingToPaste')
    else edits.paste(widgets)
  }
  const saveAll = async (widget: Widget): Promise<void> => {
    const name = nameOf(widget)
    const options = { save: file.save, range: range.range, timezone: user.timezone }
    if (!(await saveReadings(page, widget.id, name, options)))
      announce('widget.noReadings', { name })
  }
  return {
    announceCopied,
    copy(widget) {
      copy(widget).catch(() => announce('widget.copyRefused'))
    },
    paste: rights.canAddWidget
      ? () => {
          pasteFromClipboard().catch(() => announce('widget.pasteRefused'))
        }
      : undefined,
    savePicture: (widget) => {
      const reader = { locale, timezone: user.timezone }
      exported(saveWidgetPicture(page, widget.id, nameOf(widget), reader))
    },
    saveReadings: (widget) => exported(saveAll(widget)),
    readingsProgress: file.progress,
    saveWorkbook() {
      if (page === null) return
      const organization =
        organizations.find(({ id }) => id === dashboard.organization_id)?.name ??
        dashboard.organization_id
      const { version } = config
      const about = {
        title,
        range: range.range,
        timezone: user.timezone,
        organization,
        locale,
        version,
      }
      exported(savePageWorkbook(page, about))
    },
    fullScreen() {
      // If the browser refuses, the page still has the window for itself.
      document.documentElement.requestFullscreen?.().catch(() => undefined)
      go(`dashboards/${encodeURIComponent(dashboard.id)}?${wallQuery([], 0, range.query)}`)
    },
    openWall: () => setDialog({ kind: 'wall' }),
    openVersions: () => setDialog({ kind: 'versions' }),
  }
}
