import { EmptyState, type WidgetProps } from '@airshed/kit'
import type { TotalDevicesPieConfig } from './config.ts'
import { stateShares } from './stateShares.ts'
import { TotalDevicesPieView } from './TotalDevicesPieView.tsx'

/** Chooses what is shown: the ring of all devices, or that there are none. */
export default function TotalDevicesPieWidget(props: WidgetProps<TotalDevicesPieConfig>) {
  const { data, size, theme, intl } = props
  const counts = stateShares(data.status)
  if (counts.total === 0) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'state.noDevices' })}
        text={intl.formatMessage({ id: 'state.noDevices.text' })}
      />
    )
  }
  return <TotalDevicesPieView {...{ ...counts, size, theme, intl }} />
}
