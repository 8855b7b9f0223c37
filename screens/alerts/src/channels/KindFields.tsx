import { Field, type NotificationChannel } from '@airshed/console-kit'
import { CHANNEL_SETTING_MAX } from '@airshed/console-kit/define'
import type { PluginIntl } from '@airshed/kit'
import { textOf } from '../edit/textOf.ts'
import type { ChannelDraft, ChannelPlace } from './channelDraft.ts'

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
  const text = textOf(intl)
  const { kind } = draft
  const hasToken = stored?.settings?.secrets.includes('token') === true
  if (kind === 'telegram') {
    return (
      <>
        <TextField {...props} place="bot_token" name="botToken" isSecret />
        <TextField {...props} place="chat_id" name="chatId" />
      </>
    )
  }
  if (kind === 'ntfy') {
    return (
      <>
        <TextField {...props} place="server" name="server" />
        <TextField {...props} place="topic" name="topic" />
        <TextField {...props} place="token" name="token" isSecret />
        {hasToken ? (
          <Check
            label={text('channels.token.remove')}
            isOn={draft.isTokenRemoved}
            onChange={(isTokenRemoved) => change({ isTokenRemoved })}
          />
        ) : null}
      </>
    )
  }
  return (
    <>
      <TextField {...props} place="url" name="url" isSecret help={`channels.url.${kind}`} />
      {kind === 'webhook' ? (
        <Check
          label={text('channels.signed')}
          isOn={draft.isSigned}
          onChange={(isSigned) => change({ isSigned })}
        />
      ) : null}
    </>
  )
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
  place: ChannelPlace & ('url' | 'bot_token' | 'chat_id' | 'server' | 'topic' | 'token')
  name: 'url' | 'botToken' | 'chatId' | 'server' | 'topic' | 'token'
  /** It is never shown again: an empty field keeps the stored value. Default false. */
  isSecret?: boolean
  /** Text id of the help for the field. Default by its place. */
  help?: string
}

function TextField({ place, name, isSecret = false, help, ...props }: TextFieldProps) {
  const { draft, change, problemAt, stored, intl } = props
  const text = textOf(intl)
  const { settings } = stored ?? {}
  const isStored = isSecret && settings?.secrets.some((secret) => secret === place) === true
  const kept =
    place === 'url' && settings?.url_host != null
      ? text('channels.kept.host', { host: settings.url_host })
      : text('channels.kept')
  return (
    <Field
      label={text(`channels.${place}`)}
      problem={problemAt(place)}
      help={isStored ? kept : text(help ?? `channels.${place}.help`)}
    >
      {(control) => (
        <input
          {...control}
          className="bp6-input"
          type={isSecret && place !== 'url' ? 'password' : 'text'}
          autoComplete="off"
          spellCheck={false}
          maxLength={CHANNEL_SETTING_MAX}
          value={draft[name]}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  )
}
