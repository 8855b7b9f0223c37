import { SearchField } from '@airshed/console-kit'
import { MAINTENANCE_DEVICES_MAX } from '@airshed/console-kit/define'
import { ChosenList } from '../edit/fields/ChosenList.tsx'
import { useDeviceChoices } from '../edit/rules/useDeviceChoices.ts'
import { textOf } from '../edit/textOf.ts'
import type { WindowPartProps } from './windowPart.ts'

/** The devices that a maintenance window names. */
export function DevicesField({ draft, change, problemAt, intl }: WindowPartProps) {
  const { organizationId, nodeIds } = draft
  const text = textOf(intl)
  const devices = useDeviceChoices(organizationId, nodeIds)
  const nameOf = (id: string): string =>
    devices.options.find((option) => option.value === id)?.label ?? id
  const problem = problemAt('devices')
  const reason =
    organizationId === null
      ? text('edit.condition.organizationFirst')
      : devices.isError
        ? text('edit.condition.devicesError')
        : nodeIds.length >= MAINTENANCE_DEVICES_MAX
          ? text('maintenance.devices.full', { count: MAINTENANCE_DEVICES_MAX })
          : undefined
  return (
    <>
      <ChosenList
        kind="things"
        chosen={nodeIds.map((id) => ({ _id: id, name: nameOf(id) }))}
        none={text('maintenance.devices.none')}
        onRemove={(id) => change({ nodeIds: nodeIds.filter((one) => one !== id) })}
        intl={intl}
      />
      <SearchField
        label={text('maintenance.devices.add')}
        options={devices.options.filter(({ value }) => !nodeIds.includes(value))}
        value={null}
        disabledReason={reason}
        onSearch={devices.onSearch}
        onChange={(id) => change({ nodeIds: [...nodeIds, id] })}
        problem={problem}
      />
    </>
  )
}
