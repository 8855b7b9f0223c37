import {
  RefusedCallout,
  firstOrganization,
  followingName,
  focusProblem,
  FormDialog,
  useChange,
  useFormSaving,
  type NotificationChannel,
} from '@airshed/console-kit'
import { createNotificationChannel, updateNotificationChannel } from '@airshed/console-kit/calls'
import { CHANNEL_SERVICES } from '@airshed/console-kit/define'
import { useSession, type PluginIntl } from '@airshed/kit'
import { useRef, useState } from 'react'
import { textOf } from '../edit/textOf.ts'
import {
  channelProblems,
  draftOfChannel,
  newChannelDraft,
  placeOfChannelIssue,
  settingsOf,
  type ChannelDraft,
  type ChannelPlace,
} from './channelDraft.ts'
import { ChannelFields } from './ChannelFields.tsx'
import { problemWords } from './serviceWords.ts'
import { TestButton } from './TestButton.tsx'
import '../edit/edit.css'
import './channels.css'

const WIDTH_PX = 560

export interface ChannelDialogProps {
  /** The channel being edited; null: a new one is created. */
  edited: NotificationChannel | null
  intl: PluginIntl
  /** A signing secret was generated: it must be shown now, as it cannot be read again. */
  onSecret: (secret: string) => void
  /** Also called once the channel is saved. */
  onClose: () => void
}

/** Asks for the settings of a channel, sends a test message on request, and saves it. */
export function ChannelDialog({ edited, intl, onSecret, onClose }: ChannelDialogProps) {
  const { slug, organizations, can } = useSession()
  const box = useRef<HTMLFormElement>(null)
  const text = textOf(intl)
  const nameOf = ({ kind }: Pick<ChannelDraft, 'kind'>): string => CHANNEL_SERVICES[kind].name
  const managed = organizations.filter(({ id }) => can('manage_devices', id))
  const choices = managed.map(({ id, name }) => ({ value: id, label: name }))
  const [start] = useState(() =>
    edited === null
      ? newChannelDraft({
          organizationId: firstOrganization(choices, slug) ?? null,
          language: intl.locale.startsWith('es') ? 'es' : 'en',
          timezone: intl.timeZone ?? 'UTC',
          name: nameOf({ kind: 'slack' }),
        })
      : draftOfChannel(edited),
  )
  const quiet = { isShown: () => false }
  const create = useChange(createNotificationChannel, {
    ...quiet,
    success: text('channels.created'),
  })
  const update = useChange(updateNotificationChannel, { ...quiet, success: text('channels.saved') })
  const [isTried, setTried] = useState(false)
  const form = useFormSaving<ChannelDraft>({
    start,
    async onSave(draft) {
      const { name, language, timezone, kind, isEnabled, organizationId } = draft
      const settings = settingsOf(draft)
      const body = { name: name.trim(), language, timezone, is_enabled: isEnabled, settings }
      const { signing_secret: secret } =
        edited === null
          ? await create.mutateAsync({
              body: { ...body, kind, organization_id: organizationId ?? '' },
            })
          : await update.mutateAsync({
              params: { id: edited['_id'] },
              body: { ...body, version: edited.version },
            })
      onClose()
      if (secret !== null) onSecret(secret)
    },
  })
  // It always starts as a complete draft.
  const draft = form.value as ChannelDraft
  const problems = channelProblems(draft, edited)
  const refusal = form.saving.state === 'refused' ? form.saving : null
  const issues = (refusal?.issues ?? []).map(({ path, expected }) => ({
    at: placeOfChannelIssue(path),
    expected,
  }))
  const problemAt = (place: ChannelPlace): string | undefined => {
    const own = isTried ? problems.get(place) : undefined
    if (own !== undefined) return problemWords(own, draft.kind, place, intl)
    const refused = issues.find(({ at }) => at === place)
    return refused === undefined ? undefined : text('edit.refused', { expected: refused.expected })
  }
  const isWhole = (but: readonly ChannelPlace[] = []): boolean => {
    if ([...problems.keys()].every((place) => but.includes(place))) return true
    setTried(true)
    focusProblem(box.current)
    return false
  }
  return (
    <FormDialog
      title={text(edited === null ? 'channels.create.title' : 'channels.edit.title')}
      submitLabel={text(edited === null ? 'channels.create' : 'channels.save')}
      isBusy={form.saving.state === 'saving'}
      width={WIDTH_PX}
      onClose={onClose}
    >
      {(formId) => (
        <form
          id={formId}
          ref={box}
          className="alerts-edit alerts-channel-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (isWhole()) void form.save(draft)
          }}
        >
          {refusal === null ||
          (issues.length > 0 && issues.every(({ at }) => at !== null)) ? null : (
            <RefusedCallout error={refusal.error} />
          )}
          <ChannelFields
            stored={edited}
            change={(changes) => {
              const next = { ...draft, ...changes }
              form.change(edited === null ? followingName(draft, next, nameOf) : next)
            }}
            {...{ draft, managed, problemAt, intl }}
          />
          <TestButton
            intl={intl}
            wanted={() =>
              // A test needs no name.
              isWhole(['name'])
                ? {
                    organization_id: draft.organizationId ?? '',
                    ...(edited === null ? {} : { channel_id: edited['_id'] }),
                    kind: draft.kind,
                    language: draft.language,
                    timezone: draft.timezone,
                    settings: settingsOf(draft),
                  }
                : null
            }
          />
        </form>
      )}
    </FormDialog>
  )
}
