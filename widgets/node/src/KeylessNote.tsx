import { NamedIcon, type PluginIntl } from '@airshed/kit'

/** Warns that anybody may send for a device. */
export function KeylessNote({ intl }: { intl: PluginIntl }) {
  return (
    <p className="node-widget-keyless" title={intl.formatMessage({ id: 'device.keyless.text' })}>
      <NamedIcon name="warning-sign" size={12} />
      {intl.formatMessage({ id: 'device.keyless' })}
    </p>
  )
}
