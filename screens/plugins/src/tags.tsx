import type { PluginState, PluginTier } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { Standing } from './rules/standing.ts'
import { Tag, type Tone } from './Tag.tsx'

const STANDINGS: Readonly<Record<Standing, readonly [icon: string, tone: Tone]>> = {
  enabled: ['tick-circle', 'good'],
  waiting: ['time', 'news'],
  disabled: ['disable', 'calm'],
  broken: ['warning-sign', 'bad'],
}
const STATES: Readonly<Record<PluginState, Standing>> = {
  available: 'waiting',
  enabled: 'enabled',
  disabled: 'disabled',
}

/** The state of a plugin, in a word. */
export function StandingTag({ standing, intl }: { standing: Standing; intl: PluginIntl }) {
  const [icon, tone] = STANDINGS[standing]
  return (
    <Tag icon={icon} tone={tone}>
      {intl.formatMessage({ id: `standing.${standing}` })}
    </Tag>
  )
}

/** Whether a version may run, in a word. */
export function StateTag({ state, intl }: { state: PluginState; intl: PluginIntl }) {
  return <StandingTag standing={STATES[state]} intl={intl} />
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
