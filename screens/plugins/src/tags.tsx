import type { PluginState, PluginTier } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { ShownState } from './rules/shownState.ts'
import { Tag, type Tone } from './Tag.tsx'

const SHOWN_STATES: Readonly<Record<ShownState, readonly [icon: string, tone: Tone]>> = {
  enabled: ['tick-circle', 'good'],
  waiting: ['time', 'news'],
  disabled: ['disable', 'calm'],
  broken: ['warning-sign', 'bad'],
}
const STATES: Readonly<Record<PluginState, ShownState>> = {
  available: 'waiting',
  enabled: 'enabled',
  disabled: 'disabled',
}

/** The state of a plugin, in a word. */
export function ShownStateTag({ shown, intl }: { shown: ShownState; intl: PluginIntl }) {
  const [icon, tone] = SHOWN_STATES[shown]
  return (
    <Tag icon={icon} tone={tone}>
      {intl.formatMessage({ id: `shownState.${shown}` })}
    </Tag>
  )
}

/** Whether a version may run, in a word. */
export function StateTag({ state, intl }: { state: PluginState; intl: PluginIntl }) {
  return <ShownStateTag shown={STATES[state]} intl={intl} />
}

/** Where a version runs. */
export function TierTag({ tier, intl }: { tier: PluginTier; intl: PluginIntl }) {
  return (
    <Tag
      icon={tier === 'trusted' ? 'endorsed' : 'lock'}
      tone={tier === 'trusted' ? 'news' : 'calm'}
      title={intl.formatMessage({ id: `tier.${tier}.text` })}
    >
      {intl.formatMessage({ id: `tier.${tier}` })}
    </Tag>
  )
}
