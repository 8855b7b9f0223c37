import { EmptyState, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import { HOURS_DEFAULT, type DevicesOnlineConfig } from './config.ts'
import { DevicesOnlineView } from './DevicesOnlineView.tsx'
import { onlineHours, onlineNow } from './onlineHours.ts'

/** Chooses what is shown: a column for each hour, or that no device reported. */
export default function DevicesOnlineWidget(props: WidgetProps<DevicesOnlineConfig>) {
  const { config, data, range, size, theme, intl } = props
  const { online, status } = data
  const { hours: count = HOURS_DEFAULT } = config
  const { hours, types } = useMemo(
    () => onlineHours(online ?? {}, status ?? {}, count),
    [online, status, count],
  )
  const now = useMemo(() => onlineNow(types, status ?? {}), [types, status])
  if (hours.every(({ total }) => total === 0)) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'state.noDevices' })}
        text={intl.formatMessage({ id: 'state.noDevices.text' }, { count })}
      />
    )
  }
  const asOfMs = data.asOfMs ?? range.to
  return <DevicesOnlineView {...{ hours, types, now, asOfMs, size, theme, intl }} />
}
