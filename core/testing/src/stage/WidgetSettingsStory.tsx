import type { Messages, SavedConfig } from '@airshed/contract'
import { SchemaForm } from '@airshed/forms'
import { useWidgetForm } from '@airshed/host'
import { useNodeChoices } from '@airshed/host/forms'
import { Skeleton } from '@airshed/ui'
import { Suspense, useState } from 'react'
import { WidgetStory, type WidgetStoryProps } from './WidgetStory.tsx'

/** The settings form of a widget as in the console, beside the widget that it changes. */
export function WidgetSettingsStory(props: WidgetStoryProps) {
  // Settings that change from outside replace those that were entered.
  return <WidgetBesideForm key={JSON.stringify(props.config)} {...props} />
}

function WidgetBesideForm(props: WidgetStoryProps) {
  const [config, setConfig] = useState(props.config as SavedConfig)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 24 }}>
      <div style={{ width: 400, maxWidth: '100%' }}>
        <Suspense fallback={<Skeleton height={200} />}>
          <Settings {...props} config={config} onChange={setConfig} />
        </Suspense>
      </div>
      <WidgetStory {...props} config={config} />
    </div>
  )
}

interface SettingsProps extends Pick<WidgetStoryProps, 'plugin'> {
  config: SavedConfig
  onChange: (config: SavedConfig) => void
}

function Settings({ plugin, config, onChange }: SettingsProps) {
  const loaded = useWidgetForm(plugin)
  const choices = useNodeChoices()
  return (
    <SchemaForm<SavedConfig>
      schema={plugin.config}
      {...(plugin.uiSchema === undefined ? {} : { uiSchema: plugin.uiSchema })}
      validator={loaded.validate}
      messages={loaded.intl.messages as Messages}
      value={config}
      onChange={onChange}
      onSubmit={onChange}
      formContext={choices}
    />
  )
}
