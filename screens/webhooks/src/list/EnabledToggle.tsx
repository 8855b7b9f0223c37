import { useChange, type Webhook } from '@airshed/console-kit'
import { disableWebhook, enableWebhook } from '@airshed/console-kit/calls'
import type { PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'
import './list.css'

export interface EnabledToggleProps {
  webhook: Webhook
  intl: PluginIntl
  tabIndex: 0 | -1
}

/** Whether events are sent to a webhook; takes effect at once. */
export function EnabledToggle({ webhook, intl, tabIndex }: EnabledToggleProps) {
  const { _id: id, enabled, url, actions } = webhook
  const text = textOf(intl)
  const enable = useChange(enableWebhook, { success: text('enabled.done') })
  const disable = useChange(disableWebhook, { success: text('disabled.done') })
  const isChanging = enable.isPending || disable.isPending
  return (
    <label className="bp6-control bp6-switch webhooks-toggle">
      <input
        type="checkbox"
        className="air-switch-input"
        role="switch"
        aria-checked={enabled}
        aria-label={text('enabled.of', { url })}
        checked={enabled}
        disabled={isChanging || !actions.includes('modify')}
        tabIndex={tabIndex}
        onChange={() => (enabled ? disable : enable).mutate({ params: { id } })}
      />
      <span className="bp6-control-indicator" />
    </label>
  )
}
