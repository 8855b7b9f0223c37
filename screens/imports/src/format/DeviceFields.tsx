import { Choice, Field, useCall, useSettled } from '@airshed/console-kit'
import { listNodes } from '@airshed/console-kit/calls'
import { useId } from 'react'
import type { DraftMap } from '../draft/draftMap.ts'
import type { SectionProps } from '../edit/SectionProps.ts'
import { textOf } from '../textOf.ts'
import { columnOptions } from './columnOptions.ts'

const SERIAL_MAX = 64
/** Devices that are suggested while a serial is typed. */
const SUGGESTED = 50
/** They are searched once the serial has not changed for so long. */
const SETTLED_AFTER_MS = 300

export interface DeviceFieldsProps extends SectionProps {
  organizationId: string
}

/** Of which device the rows are: of one with a serial, or of those that a column names. */
export function DeviceFields(props: DeviceFieldsProps) {
  const { map, onChange, table, problems, organizationId, intl } = props
  const text = textOf(intl)
  const listId = useId()
  const { device, serial = '' } = map
  const words = useSettled(serial, SETTLED_AFTER_MS)
  const devices = useCall(
    listNodes,
    {
      query: {
        organization_id: organizationId,
        size: SUGGESTED,
        ...(words === '' ? {} : { search: words }),
      },
    },
    { keepsPrevious: true },
  )
  const without = ({ device: _device, serial: _serial, ...rest }: DraftMap): DraftMap => rest
  const problem = problems.find((one) => one === 'device' || one === 'serial')
  return (
    <div className="imports-fields">
      <Field label={text('device.from')}>
        {(control) => (
          <Choice
            {...control}
            options={[
              { value: 'one', label: text('device.from.one') },
              { value: 'column', label: text('device.from.column') },
            ]}
            value={device === undefined ? 'one' : 'column'}
            onChange={(from) =>
              onChange(
                from === 'one'
                  ? without(map)
                  : { ...without(map), device: { column: table.references[0] ?? '' } },
              )
            }
          />
        )}
      </Field>
      {device === undefined ? (
        <Field
          label={text('device.serial')}
          problem={problem === undefined ? undefined : text(`problem.${problem}`)}
          help={text('device.serial.help')}
        >
          {(control) => (
            <>
              <input
                {...control}
                className="bp6-input"
                autoComplete="off"
                spellCheck={false}
                maxLength={SERIAL_MAX}
                list={listId}
                value={serial}
                onChange={({ currentTarget: { value } }) =>
                  onChange(value === '' ? without(map) : { ...map, serial: value })
                }
              />
              <datalist id={listId}>
                {(devices.data?.data ?? []).map(({ serial: one, presentName: name }) => (
                  <option key={one} value={one}>
                    {name}
                  </option>
                ))}
              </datalist>
            </>
          )}
        </Field>
      ) : (
        <>
          <Field label={text('device.column')}>
            {(control) => (
              <Choice
                {...control}
                options={columnOptions(table.references, device.column)}
                value={device.column}
                onChange={(column) => onChange({ ...map, device: { ...device, column } })}
              />
            )}
          </Field>
          <Field label={text('device.prefix')} help={text('device.prefix.help')}>
            {(control) => (
              <input
                {...control}
                className="bp6-input"
                autoComplete="off"
                spellCheck={false}
                maxLength={SERIAL_MAX}
                value={device.prefix ?? ''}
                onChange={({ currentTarget: { value: prefix } }) =>
                  onChange({
                    ...map,
                    device: { column: device.column, ...(prefix === '' ? {} : { prefix }) },
                  })
                }
              />
            )}
          </Field>
        </>
      )}
    </div>
  )
}
