import { FactList } from '@airshed/console-kit'
import { periodWords, type Node, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import { partyNames } from './partyNames.ts'
import { TagChips } from './TagChips.tsx'

export interface DeviceFactsProps {
  device: Node
  /** Organization id → its name, of those that are known. */
  organizations: ReadonlyMap<string, string>
  intl: PluginIntl
}

/** The known facts about a device, each with its name. */
export function DeviceFacts({ device, organizations, intl }: DeviceFactsProps) {
  const { serial, type, description, interval, timezone, location, shared_to: shares } = device
  const text = (id: string): string => intl.formatMessage({ id })
  const owner = device.organization_id
  const { tags = [] } = device
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['serial', serial],
    ['model', type],
    ...(description === '' ? [] : [['description', description] as const]),
    ...(tags.length === 0 ? [] : [['tags', <TagChips key="tags" tags={tags} />] as const]),
    [
      'organization',
      owner === null ? text('details.unclaimed') : partyNames([owner], organizations, intl),
    ],
    ['interval', periodWords(interval, intl.locale)],
    ['timezone', timezone],
    [
      'location',
      location === null
        ? text('details.noLocation')
        : location.map((degrees) => intl.formatNumber(degrees, COORDINATES)).join(', '),
    ],
    ...(shares.length === 0 ? [] : [['shared', partyNames(shares, organizations, intl)] as const]),
    ...identityOf(device.facts),
  ]
  return (
    <FactList
      nameWidthPx={92}
      facts={facts.map(([id, value]) => ({ id, name: text(`details.${id}`), value }))}
    />
  )
}

/** What identifies the hardware and its SIM, as far as it was reported and the reader may know it. */
function identityOf(facts: Node['facts']): (readonly [name: string, value: string])[] {
  const { mac_address: mac, imei, iccid, imsi, rtu } = facts ?? {}
  const known: readonly (readonly [string, string | null | undefined])[] = [
    ['mac', mac],
    ['imei', imei],
    ['iccid', iccid],
    ['imsi', imsi],
    ['rtu', rtu?.status],
  ]
  return known.flatMap(([name, value]) => (value == null ? [] : [[name, value] as const]))
}

const COORDINATES = { minimumFractionDigits: 5, maximumFractionDigits: 5 } as const
