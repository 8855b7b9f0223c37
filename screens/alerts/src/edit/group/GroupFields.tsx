import { Choice, Field, parameterName, SearchField, type Organization } from '@airshed/console-kit'
import { ALERT_EXPRESSIONS, ALERT_PARTS_MAX } from '@airshed/console-kit/define'
import { SearchSelect, useSession, type PluginIntl } from '@airshed/kit'
import { ChosenList } from '../fields/ChosenList.tsx'
import { OrganizationField } from '../fields/OrganizationField.tsx'
import { isSwitch } from '../rules/isSwitch.ts'
import { useDeviceChoices } from '../rules/useDeviceChoices.ts'
import { ValueField } from '../rules/ValueField.tsx'
import { textOf } from '../textOf.ts'
import {
  sharedParameters,
  withGroupDevices,
  withOrganization,
  type GroupDraftForm,
} from './groupDraft.ts'
import type { GroupPoints } from './useGroupPoints.ts'

const SWITCH_EXPRESSIONS = ['eq', 'neq'] as const

export interface GroupFieldsProps {
  form: GroupDraftForm
  /** Organizations in which the reader may create alerts. */
  managed: readonly Organization[]
  /** Data points of the chosen devices. */
  points: GroupPoints
  problemOf: (name: string) => string | undefined
  intl: PluginIntl
  onChange: (form: GroupDraftForm) => void
}

/** The fields of a group alert: each depends on those before it. */
export function GroupFields(props: GroupFieldsProps) {
  const { form, managed, points, problemOf, intl, onChange } = props
  const { organizationId, deviceIds, path, expr, value } = form
  const { locale } = useSession()
  const text = textOf(intl)
  const devices = useDeviceChoices(organizationId, deviceIds)
  const offered = sharedParameters(deviceIds, points.points)
  const sample = offered.find((one) => one.path === path)?.sample
  const areOnOff = sample !== undefined && isSwitch(sample)
  const reason =
    deviceIds.length === 0
      ? text('group.devicesFirst')
      : points.isLoading
        ? text('edit.condition.loading')
        : points.isError
          ? text('edit.condition.pointsError')
          : offered.length === 0
            ? text('group.noShared')
            : undefined
  const nameOf = (id: string): string =>
    devices.options.find((option) => option.value === id)?.label ?? id
  const devicesProblem = problemOf('devices')
  const parameterProblem = problemOf('parameter')
  return (
    <>
      <OrganizationField
        managed={managed}
        value={organizationId}
        problem={problemOf('organization')}
        intl={intl}
        onChange={(id) => onChange(withOrganization(form, id))}
      />
      <div className="air-field">
        <span aria-hidden>{text('group.devices')}</span>
        <ChosenList
          kind="things"
          chosen={deviceIds.map((id) => ({ _id: id, name: nameOf(id) }))}
          onRemove={(id) =>
            onChange(
              withGroupDevices(
                form,
                deviceIds.filter((one) => one !== id),
              ),
            )
          }
          intl={intl}
        />
        <SearchSelect
          label={text('group.devices.add')}
          placeholder={text('group.devices.add')}
          options={devices.options.filter((option) => !deviceIds.includes(option.value))}
          value={null}
          isFill
          disabledReason={
            organizationId === null
              ? text('edit.condition.organizationFirst')
              : devices.isError
                ? text('edit.condition.devicesError')
                : deviceIds.length >= ALERT_PARTS_MAX
                  ? text('group.devices.full', { count: ALERT_PARTS_MAX })
                  : undefined
          }
          onSearch={devices.onSearch}
          onChange={(id) => onChange(withGroupDevices(form, [...deviceIds, id]))}
        />
        {devicesProblem === undefined ? null : (
          <p className="air-field-problem">{devicesProblem}</p>
        )}
      </div>
      <SearchField
        label={text('edit.parameter')}
        options={offered.map((one) => ({
          value: one.path,
          label: parameterName(one.path, one.sample.presentName, locale),
          note: one.sample.unit,
        }))}
        value={path}
        disabledReason={reason}
        onChange={(next) => {
          const found = offered.find((one) => one.path === next)
          const isOnOff = found !== undefined && isSwitch(found.sample)
          onChange({
            ...form,
            path: next,
            expr: isOnOff ? 'eq' : expr,
            value: isOnOff === (typeof value === 'boolean') ? value : null,
          })
        }}
        problem={parameterProblem}
      />
      <div className="alerts-edit-columns">
        <Field label={text('edit.expression')} problem={problemOf('expression')}>
          {(control) => (
            <Choice
              {...control}
              options={(areOnOff ? SWITCH_EXPRESSIONS : ALERT_EXPRESSIONS).map((one) => ({
                value: one,
                label: text(`edit.expression.${one}`),
              }))}
              value={expr}
              onChange={(next) => onChange({ ...form, expr: next })}
            />
          )}
        </Field>
        <ValueField
          value={value}
          kind={areOnOff ? 'switch' : 'number'}
          unit={sample?.unit ?? ''}
          references={[]}
          problem={problemOf('value')}
          intl={intl}
          onChange={(next) => {
            if (next === null || typeof next !== 'object') onChange({ ...form, value: next })
          }}
        />
      </div>
    </>
  )
}
