import { Choice, Field, SearchField } from '@airshed/console-kit'
import {
  CHANNEL_KINDS,
  CHANNEL_LANGUAGES,
  CHANNEL_NAME_MAX,
  CHANNEL_SERVICES,
} from '@airshed/console-kit/define'
import { useMemo } from 'react'
import { OrganizationField } from '../edit/fields/OrganizationField.tsx'
import { textOf } from '../edit/textOf.ts'
import { Check, KindFields, type KindFieldsProps } from './KindFields.tsx'

export interface ChannelFieldsProps extends KindFieldsProps {
  /** Organizations in which the reader may create channels. */
  managed: readonly { id: string; name: string }[]
}

/** All editable fields of a channel. */
export function ChannelFields({ managed, ...props }: ChannelFieldsProps) {
  const { draft, change, problemAt, stored, intl } = props
  const { timezone } = draft
  const text = textOf(intl)
  const zones = useMemo(
    () =>
      [...new Set(['UTC', timezone, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
        value,
        label: value.replaceAll('_', ' '),
      })),
    [timezone],
  )
  const zoneProblem = problemAt('timezone')
  return (
    <>
      {stored === null ? (
        <div className="alerts-edit-columns">
          {managed.length > 1 ? (
            <OrganizationField
              managed={managed}
              value={draft.organizationId}
              problem={problemAt('organization')}
              intl={intl}
              onChange={(organizationId) => change({ organizationId })}
            />
          ) : null}
          <Field label={text('channels.kind')}>
            {(control) => (
              <Choice
                {...control}
                options={CHANNEL_KINDS.map((value) => ({
                  value,
                  label: CHANNEL_SERVICES[value].name,
                }))}
                value={draft.kind}
                onChange={(kind) => change({ kind })}
              />
            )}
          </Field>
        </div>
      ) : null}
      <KindFields {...props} />
      <div className="alerts-edit-columns">
        <Field label={text('channels.language')}>
          {(control) => (
            <Choice
              {...control}
              options={CHANNEL_LANGUAGES.map((value) => ({
                value,
                label: text(`channels.language.${value}`),
              }))}
              value={draft.language}
              onChange={(language) => change({ language })}
            />
          )}
        </Field>
        <SearchField
          label={text('edit.hours.zone')}
          options={zones}
          value={timezone}
          onChange={(zone) => change({ timezone: zone })}
          problem={zoneProblem}
        />
      </div>
      <Field label={text('column.name')} problem={problemAt('name')}>
        {(control) => (
          <input
            {...control}
            className="bp6-input"
            autoComplete="off"
            maxLength={CHANNEL_NAME_MAX}
            value={draft.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        )}
      </Field>
      <Check
        label={text('channels.enabled')}
        isOn={draft.isEnabled}
        onChange={(isEnabled) => change({ isEnabled })}
      />
    </>
  )
}
