import {
  batteryCharge,
  batteryLevel,
  SIGNAL_BARS_MAX,
  signalBars,
  type FileColumn,
  type ListColumn,
} from '@airshed/console-kit'
import { formatShare, type Node, type PluginIntl } from '@airshed/kit'
import { BatteryIcon } from '../facts/BatteryIcon.tsx'
import { SignalIcon } from '../facts/SignalIcon.tsx'
import { FactCell, isOldFact } from './FactCell.tsx'

interface FactColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
}

const batteryOf = ({ facts }: Node) => facts?.battery ?? null
const networkOf = ({ facts }: Node) => facts?.network ?? null

/** The charge in percent, or the voltage where only that is known; empty without a battery. */
function chargeText(device: Node, intl: PluginIntl): string {
  const { percent = null, volts = null } = batteryOf(device) ?? {}
  if (percent !== null) return formatShare(percent / 100, intl.locale)
  return volts === null || volts <= 0 ? '' : `${intl.formatNumber(volts, VOLTS)} V`
}

const VOLTS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** The battery of each device: its charge, and whether it is low. */
export function batteryColumn({ intl, nowMs }: FactColumnsOptions): ListColumn<Node> {
  const text = (id: string): string => intl.formatMessage({ id })
  const inFile = (header: string, value: FileColumn<Node>['value']) =>
    ({ header: text(header), value, valueKind: 'number' }) as const
  return {
    id: 'battery',
    header: text('column.battery'),
    widthPx: 88,
    fitsText: true,
    isHiddenWhileEmpty: true,
    narrow: 'hidden',
    cell: (device) => {
      const battery = batteryOf(device)
      const words = chargeText(device, intl)
      if (battery === null || words === '') return null
      const level = batteryLevel(battery)
      const isCharging = battery.is_charging === true
      return (
        <FactCell
          icon={
            <BatteryIcon
              charge={level === null ? null : level.step / level.steps}
              isCharging={isCharging}
            />
          }
          words={words}
          more={isCharging ? text('fact.charging') : null}
          isAlarming={!isCharging && batteryCharge(battery) === 'low'}
          atMs={battery.reported_at}
          {...{ nowMs, intl }}
        />
      )
    },
    value: (device) => fitted(chargeText(device, intl), batteryOf(device)?.reported_at, nowMs),
    inFile: [
      inFile('file.battery.percent', (device) => batteryOf(device)?.percent ?? null),
      inFile('file.battery.volts', (device) => batteryOf(device)?.volts ?? null),
      {
        header: text('file.battery.charging'),
        value: (device) => {
          const isCharging = batteryOf(device)?.is_charging ?? null
          return isCharging === null ? null : text(isCharging ? 'newest.yes' : 'newest.no')
        },
      },
      {
        header: text('file.battery.time'),
        value: (device) => batteryOf(device)?.reported_at ?? null,
        valueKind: 'time',
      },
    ],
  }
}

/** The strength of the signal by which each device sends. */
export function signalColumn({ intl, nowMs }: FactColumnsOptions): ListColumn<Node> {
  const text = (id: string): string => intl.formatMessage({ id })
  const wordsOf = (device: Node): string => {
    const dbm = networkOf(device)?.signal_dbm ?? null
    return dbm === null ? '' : `${intl.formatNumber(dbm)} dBm`
  }
  return {
    id: 'signal',
    header: text('column.signal'),
    widthPx: 104,
    fitsText: true,
    isHiddenWhileEmpty: true,
    narrow: 'hidden',
    cell: (device) => {
      const network = networkOf(device)
      const words = wordsOf(device)
      if (network === null || words === '') return null
      const bars = signalBars(network.signal_dbm ?? 0)
      return (
        <FactCell
          icon={
            <SignalIcon
              bars={bars}
              label={intl.formatMessage({ id: 'fact.bars' }, { bars, of: SIGNAL_BARS_MAX })}
            />
          }
          words={words}
          more={[text(`fact.${network.kind}`), network.name ?? ''].join(' ').trim()}
          atMs={network.reported_at}
          {...{ nowMs, intl }}
        />
      )
    },
    value: (device) => fitted(wordsOf(device), networkOf(device)?.reported_at, nowMs),
    inFile: [
      {
        header: text('file.signal.dbm'),
        value: (device) => networkOf(device)?.signal_dbm ?? null,
        valueKind: 'number',
      },
      {
        header: text('file.signal.network'),
        value: (device) => {
          const network = networkOf(device)
          return network === null ? null : text(`fact.${network.kind}`)
        },
      },
      {
        header: text('file.signal.time'),
        value: (device) => networkOf(device)?.reported_at ?? null,
        valueKind: 'time',
      },
    ],
  }
}

/** The firmware that each device last reported, in its words. */
export function firmwareColumn({ intl }: { intl: PluginIntl }): ListColumn<Node> {
  const firmwareOf = ({ facts }: Node) => facts?.firmware ?? null
  return {
    id: 'firmware',
    header: intl.formatMessage({ id: 'column.firmware' }),
    widthPx: 104,
    isHiddenWhileEmpty: true,
    narrow: 'hidden',
    cell: (device) => {
      const firmware = firmwareOf(device)
      return firmware === null ? null : (
        <span title={firmware.hardware ?? undefined}>{firmware.version}</span>
      )
    },
    value: (device) => firmwareOf(device)?.version ?? '',
  }
}

/** As wide as its cell: an old fact has its age in place of its icon. */
const fitted = (words: string, atMs: number | undefined, nowMs: number): string =>
  words !== '' && isOldFact(atMs ?? null, nowMs) ? `${words} · 00 min ago` : words
