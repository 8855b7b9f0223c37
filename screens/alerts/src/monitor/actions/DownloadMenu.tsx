import {
  fileTitle,
  Menu,
  MenuButton,
  MenuItem,
  saveCardPicture,
  saveTable,
  useShowError,
  type AlertDetails as Alert,
  type AlertDuration,
  type PageRange,
} from '@airshed/console-kit'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import type { WatchedPoints } from '../../list/ruleText.ts'
import { EVENTS_CARD_ID } from '../chart/EventsCard.tsx'
import { durationsFile } from '../durations/durationsFile.ts'
import { timesOf } from '../spanText.ts'

export interface DownloadMenuProps {
  alert: Alert
  /** undefined: not loaded yet. */
  durations: readonly AlertDuration[] | undefined
  points: WatchedPoints
  range: PageRange
  intl: PluginIntl
}

/** Saves the chart as a picture, or the table as a workbook. */
export function DownloadMenu({ alert, durations, points, range, intl }: DownloadMenuProps) {
  const showError = useShowError()
  const { timeZone = 'UTC' } = intl
  const { dateTimeOfYear } = timesOf(intl)
  const { from, to } = range.range
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  const rangeWords = `${dateTimeOfYear(from)} – ${dateTimeOfYear(to)}`
  const title = fileTitle(alert.name, range.range, timeZone)
  const save = (work: () => Promise<unknown>) => (): void =>
    void work().catch((error: unknown) => showError(error, 'download of the alert monitor'))
  const isReady = durations !== undefined
  return (
    <MenuButton
      label={text('monitor.download')}
      icon={<NamedIcon name="export" />}
      menu={
        <Menu>
          <MenuItem
            text={text('monitor.download.chart')}
            disabled={!isReady}
            onClick={save(() =>
              saveCardPicture(EVENTS_CARD_ID, title, [
                alert.name,
                text('monitor.download.caption', { range: rangeWords, timezone: timeZone }),
              ]),
            )}
          />
          <MenuItem
            text={text('monitor.download.table')}
            disabled={!isReady}
            onClick={save(() =>
              saveTable(durationsFile(durations ?? [], { alert, points, intl, title }), {
                format: 'xlsx',
                timezone: timeZone,
              }),
            )}
          />
        </Menu>
      }
    />
  )
}
