import { Choice, Field, SearchField, useCall } from '@airshed/console-kit'
import { listMembers } from '@airshed/console-kit/calls'
import {
  ALERT_SUBSCRIBERS_MAX,
  DIGEST_PERIODS,
  NOTIFICATION_METHODS,
} from '@airshed/console-kit/define'
import { useState } from 'react'
import { Recipients } from '../fields/Recipients.tsx'
import { textOf } from '../textOf.ts'
import { ChannelsField } from './ChannelsField.tsx'
import { RemindersFields } from './RemindersFields.tsx'
import { FormSection } from './FormSection.tsx'
import type { SectionProps } from './SectionProps.ts'

/** Which members and notification channels of the organization are notified of an alert, and how. */
export function SubscribersSection(props: SectionProps) {
  const { draft, change, problemAt, intl } = props
  const { organizationId, subscribers, method, digestPeriod } = draft
  const [words, setText] = useState('')
  const text = textOf(intl)
  const members = useCall(
    listMembers,
    {
      query: {
        organization_id: organizationId ?? '',
        ...(words === '' ? {} : { search: words }),
      },
    },
    { enabled: organizationId !== null, keepsPrevious: true },
  )
  const found = members.data?.data ?? []
  const chosen = new Set(subscribers.map(({ _id: id }) => id))
  const isFull = subscribers.length >= ALERT_SUBSCRIBERS_MAX
  const reason =
    organizationId === null
      ? text('edit.subscribers.organizationFirst')
      : members.isError
        ? text('edit.subscribers.error')
        : isFull
          ? text('edit.subscribers.full', { count: ALERT_SUBSCRIBERS_MAX })
          : undefined
  const problem = problemAt('subscribers')
  const onSearch = members.data?.is_cut === true || words !== '' ? setText : undefined
  const hasDigest =
    method === 'email_digest' ||
    [...subscribers, ...draft.second].some((one) => one.notification_method === 'email_digest')
  const isSecond = (id: string): boolean => draft.second.some((one) => one['_id'] === id)
  return (
    <FormSection title={text('edit.subscribers')}>
      <Recipients
        people={subscribers}
        none={text('edit.subscribers.none')}
        onChange={(next) => change({ subscribers: next })}
        intl={intl}
      />
      <div className="alerts-edit-columns">
        <SearchField
          label={text('edit.subscribers.add')}
          options={found
            .filter(({ _id: id }) => !chosen.has(id) && !isSecond(id))
            .map(({ _id: value, name: label }) => ({ value, label }))}
          value={null}
          disabledReason={reason}
          onSearch={onSearch}
          onChange={(id) => {
            const member = found.find((one) => one['_id'] === id)
            if (member !== undefined) change({ subscribers: [...subscribers, member] })
          }}
          problem={problem}
        />
        <Field
          label={text('edit.method')}
          problem={problemAt('method')}
          help={method === 'email' ? undefined : text(`edit.method.${method}`)}
        >
          {(control) => (
            <Choice
              {...control}
              options={NOTIFICATION_METHODS.map((value) => ({
                value,
                label: text(`method.${value}`),
              }))}
              value={method}
              onChange={(next) => change({ method: next })}
            />
          )}
        </Field>
        {hasDigest ? (
          <Field label={text('edit.digest')} help={text('edit.digest.help')}>
            {(control) => (
              <Choice
                {...control}
                options={DIGEST_PERIODS.map((value) => ({ value, label: text(`digest.${value}`) }))}
                value={digestPeriod}
                onChange={(next) => change({ digestPeriod: next })}
              />
            )}
          </Field>
        ) : null}
      </div>
      <ChannelsField {...props} />
      <RemindersFields {...props} members={found} onSearch={onSearch} />
    </FormSection>
  )
}
