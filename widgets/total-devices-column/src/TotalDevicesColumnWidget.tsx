import { EmptyState, type WidgetProps } from '@airshed/kit'
import type { TotalDevicesColumnConfig } from './config.ts'
import { TotalDevicesColumnView } from './TotalDevicesColumnView.tsx'
import { typeColumns } from './typeColumns.ts'

/** Chooses what is shown: a column for each type, or that there are no devices. */
export default function TotalDevicesColumnWidget(props: WidgetProps<TotalDevicesColumnConfig>) {
  const { data, size, theme, intl } = props
  const columns = typeColumns(data.status)
  if (columns.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'state.noDevices' })}
        text={intl.formatMessage({ id: 'state.noDevices.text' })}
      />
    )
  }
  return <TotalDevicesColumnView {...{ columns, size, theme, intl }} />
}
