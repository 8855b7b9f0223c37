import type {
  ChannelField,
  ChannelKind,
  ChannelLanguage,
  ChannelSettingName,
  ChannelSettings,
  NotificationChannel,
} from '@airshed/console-kit'
import {
  CHANNEL_KINDS,
  CHANNEL_NAME_MAX,
  CHANNEL_READABLE,
  channelFields,
  isChannelSecret,
} from '@airshed/console-kit/define'

/** A channel as edited in its form. An empty secret keeps the stored one. */
export interface ChannelDraft {
  /** null: not chosen yet. */
  organizationId: string | null
  kind: ChannelKind
  name: string
  language: ChannelLanguage
  timezone: string
  isEnabled: boolean
  /** What is typed into the fields of its service, and of those chosen before. Default: that of the field, or nothing. */
  typed: Readonly<Partial<Record<ChannelSettingName, string>>>
  isSigned: boolean
  /** Stored secrets that will be removed. */
  removed: readonly ChannelSettingName[]
}

/** A field of the form, named after the setting of the channel that it holds. */
export type ChannelPlace = 'organization' | 'name' | 'timezone' | ChannelSettingName

/** Why a field cannot be saved: a message of `channels.problem.*`, or that of the field for its pattern. */
export type ChannelProblem =
  | 'organization'
  | 'name'
  | 'nameTooLong'
  | 'address'
  | 'pattern'
  | 'tokenOfServer'

/** A new channel, in the language and time zone of its author. */
export const newChannelDraft = (
  start: Pick<ChannelDraft, 'organizationId' | 'language' | 'timezone'> & { name?: string },
): ChannelDraft => ({
  kind: 'slack',
  name: '',
  ...start,
  isEnabled: true,
  typed: {},
  isSigned: true,
  removed: [],
})

/** The form's initial draft of a stored channel. */
export function draftOfChannel(channel: NotificationChannel): ChannelDraft {
  const { organization_id: organizationId, kind, name, language, timezone, settings } = channel
  return {
    ...newChannelDraft({ organizationId, language, timezone }),
    kind,
    name,
    isEnabled: channel.is_enabled,
    isSigned: settings?.secrets.includes('signing_secret') ?? true,
    typed: Object.fromEntries(
      CHANNEL_READABLE.flatMap((one): [string, string][] => {
        const value = settings?.[one] ?? null
        return value === null ? [] : [[one, value]]
      }),
    ),
  }
}

/** What a field of the form shows. */
export const shownIn = (
  { typed }: Pick<ChannelDraft, 'typed'>,
  name: ChannelSettingName,
  field: ChannelField,
): string => typed[name] ?? ('default' in field ? field.default : undefined) ?? ''

/** The settings of a draft in the form that is sent. */
export function settingsOf(draft: ChannelDraft): ChannelSettings {
  const { kind, isSigned, removed } = draft
  return Object.fromEntries(
    channelFields(kind).flatMap(([name, field]): [string, string | boolean | null][] => {
      if (field.type === 'signing') return [['is_signed', isSigned]]
      const value = shownIn(draft, name, field).trim()
      if (value !== '' || !isChannelSecret(name)) return [[name, value]]
      return removed.includes(name) ? [[name, null]] : []
    }),
  )
}

/**
 * Why a draft cannot be saved, by field.
 *
 * @param stored the channel whose secrets are kept if the draft has none; null for a new one
 */
export function channelProblems(
  draft: ChannelDraft,
  stored: NotificationChannel | null,
): ReadonlyMap<ChannelPlace, ChannelProblem> {
  const { kind, organizationId, name } = draft
  const found = new Map<ChannelPlace, ChannelProblem>()
  if (organizationId === null) found.set('organization', 'organization')
  if (name.trim() === '') found.set('name', 'name')
  if (name.length > CHANNEL_NAME_MAX) found.set('name', 'nameTooLong')
  for (const [place, field] of channelFields(kind)) {
    const problem = problemOf(draft, stored, place, field)
    if (problem !== null) found.set(place, problem)
  }
  return found
}

function problemOf(
  draft: ChannelDraft,
  stored: NotificationChannel | null,
  name: ChannelSettingName,
  field: ChannelField,
): ChannelProblem | null {
  if (field.type === 'signing') return null
  const value = shownIn(draft, name, field).trim()
  const isKept = isChannelSecret(name) && value === '' && hasSecret(stored, name)
  if (field.type !== 'text') return isKept || origin(value) !== null ? null : 'address'
  const { belongsTo, isOptional = false, pattern } = field
  if (isKept) {
    const isElsewhere = belongsTo !== undefined && isMoved(draft, stored, belongsTo)
    return isElsewhere && !draft.removed.includes(name) ? 'tokenOfServer' : null
  }
  if (value === '' && isOptional) return null
  return new RegExp(pattern).test(value) ? null : 'pattern'
}

/** Whether a secret of that name is stored. */
export const hasSecret = (stored: NotificationChannel | null, name: ChannelSettingName): boolean =>
  stored?.settings?.secrets.some((secret) => secret === name) ?? false

/** Whether the server in the form is another one than the stored one. */
const isMoved = (
  { typed }: Pick<ChannelDraft, 'typed'>,
  stored: NotificationChannel | null,
  name: 'server',
): boolean => origin(typed[name] ?? '') !== origin(stored?.settings?.[name] ?? '')

/** The origin of a web address; null if it is none. */
function origin(address: string): string | null {
  const text = address.trim()
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).origin : null
}

/** The field that an issue reported by the server belongs to, by its path in the body; null if to none. */
export function placeOfChannelIssue(path: string): ChannelPlace | null {
  const [part = '', setting = ''] = path.split('/').slice(1)
  if (part === 'settings') return SETTINGS.find((one) => one === setting) ?? null
  if (part === 'organization_id') return 'organization'
  return part === 'name' || part === 'timezone' ? part : null
}
const SETTINGS: readonly ChannelPlace[] = CHANNEL_KINDS.flatMap((kind) =>
  channelFields(kind).map(([name]) => name),
)
