import {
  fileTitle,
  Menu,
  MenuButton,
  MenuItem,
  saveReadings,
  saveWidgetPicture,
  useReadingsFile,
  useShowError,
  useWidgetPage,
} from '@airshed/console-kit'
import { NamedIcon, useSession, type Node, type PluginIntl } from '@airshed/kit'
import type { MonitorRange } from '../range/useMonitorRange.ts'
import { CHART_ID, WIND_ID } from './monitorWidgets.ts'

export interface DownloadMenuProps {
  node: Node
  view: 'chart' | 'wind'
  range: MonitorRange
  intl: PluginIntl
}

/** Saves the current view as a picture, or every reading behind it as CSV. */
export function DownloadMenu({ node, view, range, intl }: DownloadMenuProps) {
  const file = useReadingsFile()
  const page = useWidgetPage()
  const showError = useShowError()
  const { locale, user } = useSession()
  const { timezone } = user
  const text = (id: string): string => intl.formatMessage({ id })
  const widgetId = view === 'wind' ? WIND_ID : CHART_ID
  const title = fileTitle(node.serial, range.range, timezone)
  const save = (work: () => Promise<unknown>) => (): void =>
    void work().catch((error: unknown) => showError(error, 'download of the monitor'))
  return (
    <>
      {file.progress}
      <MenuButton
        label={text('download')}
        icon={<NamedIcon name="export" />}
        menu={
          <Menu>
            <MenuItem
              text={text('download.picture')}
              onClick={save(() => saveWidgetPicture(page, widgetId, title, { locale, timezone }))}
            />
            <MenuItem
              text={text('download.readings')}
              onClick={save(() =>
                saveReadings(page, widgetId, title, {
                  save: file.save,
                  range: range.range,
                  timezone,
                }),
              )}
            />
          </Menu>
        }
      />
    </>
  )
}
