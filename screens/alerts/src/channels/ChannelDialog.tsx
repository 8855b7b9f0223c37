import {
  RefusedCallout,
  followingName,
  focusProblem,
  FormDialog,
  useChange,
  useFormSaving,
  type NotificationChannel,
} from '@airshed/console-kit'
import { createNotificationChannel, updateNotificationChannel } from '@airshed/console-kit/calls'
import { CHANNEL_SERVICES } from '@airshed/console-kit/define'
import type { PluginIntl } from '@airshed/kit'
import { useRef, useState } from 'react'
import { refusedDraft } from '../edit/refusedDraft.ts'
import { textOf } from '../edit/textOf.ts'
import { useManaged } from '../edit/useManaged.ts'
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
import { problemText } from './serviceText.ts'
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
  const box = useRef<HTMLFormElement>(null)
  const text = textOf(intl)
  const nameOf = ({ kind }: Pick<ChannelDraft, 'kind'>): string => CHANNEL_SERVICES[kind].name
  const { managed, first } = useManaged()
  const [start] = useState(() =>
    edited === null
      ? newChannelDraft({
          organizationId: first,
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
  const refused = refusedDraft(form.saving, placeOfChannelIssue, text)
  const problemAt = (place: ChannelPlace): string | undefined => {
    const own = isTried ? problems.get(place) : undefined
    if (own !== undefined) return problemText(own, draft.kind, place, intl)
    return refused.at(place)
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
          {refused.error === null ? null : <RefusedCallout error={refused.error} />}
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
