import { EmptyState, latestReading, NoData, NoParameters, type WidgetProps } from '@airshed/kit'
import type { NewPluginConfig } from './config.ts'
import { NewPluginView } from './NewPluginView.tsx'

/** Chooses what to show: the newest value, or why there is none. */
export default function NewPluginWidget(props: WidgetProps<NewPluginConfig>) {
  const { config, data, range, intl } = props
  if (config.node_id === '' || config.data_point_id === '') return <NoParameters />
  const [frame] = data.frames
  if (frame === undefined) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'state.gone' })}
        text={intl.formatMessage({ id: 'state.gone.text' })}
      />
    )
  }
  const [profile] = data.nodes[0]?.profiles ?? []
  const reading = latestReading(frame, profile, range.to)
  if (reading.atMs === null) return <NoData />
  return <NewPluginView {...props} {...{ frame, reading }} />
}
