import {
  Field,
  type ChannelField,
  type ChannelSettingName,
  type NotificationChannel,
} from '@airshed/console-kit'
import { CHANNEL_SETTING_MAX, channelFields, isChannelSecret } from '@airshed/console-kit/define'
import type { PluginIntl } from '@airshed/kit'
import { Fragment } from 'react'
import { textOf } from '../edit/textOf.ts'
import { hasSecret, shownIn, type ChannelDraft, type ChannelPlace } from './channelDraft.ts'
import { inLanguageOf } from './serviceText.ts'

export interface KindFieldsProps {
  draft: ChannelDraft
  change: (changes: Partial<ChannelDraft>) => void
  problemAt: (place: ChannelPlace) => string | undefined
  /** The channel whose secrets are kept if their fields stay empty; null for a new one. */
  stored: NotificationChannel | null
  intl: PluginIntl
}

/** The settings of the chosen service. */
export function KindFields(props: KindFieldsProps) {
  const { draft, change, stored, intl } = props
  const { kind, isSigned, removed } = draft
  const text = textOf(intl)
  return channelFields(kind).map(([name, field]) => {
    if (field.type === 'signing') {
      return (
        <Check
          key={name}
          label={text('channels.signed')}
          isOn={isSigned}
          onChange={(isOn) => change({ isSigned: isOn })}
        />
      )
    }
    const isRemovable = field.type === 'text' && field.isOptional === true
    return (
      <Fragment key={name}>
        <TextField {...props} name={name} field={field} />
        {isRemovable && hasSecret(stored, name) ? (
          <Check
            label={text('channels.token.remove')}
            isOn={removed.includes(name)}
            onChange={(isOn) =>
              change({ removed: isOn ? [...removed, name] : removed.filter((one) => one !== name) })
            }
          />
        ) : null}
      </Fragment>
    )
  })
}

interface CheckProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A check box with its label beside it. */
export function Check({ label, isOn, onChange }: CheckProps) {
  return (
    <label className="alerts-channel-check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  )
}

interface TextFieldProps extends KindFieldsProps {
  name: ChannelSettingName
  field: Exclude<ChannelField, { type: 'signing' }>
}

/** A secret is never shown again: its empty field keeps the stored value. */
function TextField({ name, field, ...props }: TextFieldProps) {
  const { draft, change, problemAt, stored, intl } = props
  const text = textOf(intl)
  const isAddress = field.type === 'address'
  const isSecret = isChannelSecret(name)
  const host = isAddress ? (stored?.settings?.url_host ?? null) : null
  const kept = host === null ? text('channels.kept') : text('channels.kept.host', { host })
  return (
    <Field
      label={inLanguageOf(intl, field.label)}
      problem={problemAt(name)}
      help={isSecret && hasSecret(stored, name) ? kept : inLanguageOf(intl, field.help)}
    >
      {(control) => (
        <input
          {...control}
          className="bp6-input"
          type={isSecret && !isAddress ? 'password' : 'text'}
          autoComplete="off"
          spellCheck={false}
          maxLength={CHANNEL_SETTING_MAX}
          value={shownIn(draft, name, field)}
          onChange={({ currentTarget }) =>
            change({ typed: { ...draft.typed, [name]: currentTarget.value } })
          }
        />
      )}
    </Field>
  )
}
