import { parseMac } from './macAddress.ts'
import { cleanText } from './text.ts'

/** What a payload states about a device besides readings; battery and signal are readings, from which facts follow. */
export interface PayloadFacts {
  serial: string
  /** Version, in the words of the device. */
  firmware?: string
  hardware?: string
  /** Six pairs of hexadecimal digits with colons, in lower case. */
  mac?: string
  /** Name of its Wi-Fi network. */
  wifi?: string
  /** Numbers of its modem, of its SIM and of the subscriber, as digits: as readings, others could see them. */
  imei?: string
  iccid?: string
  imsi?: string
}

type Fact = Exclude<keyof PayloadFacts, 'serial'>

const WORDS_MAX = 200
/** Longest name of a network, as IEEE 802.11 allows. */
const SSID_MAX = 32

/** The end of a key that states a fact, in any case; what is before it may name the device or a group. */
const KEYS: readonly (readonly [Fact, RegExp])[] = [
  [
    'firmware',
    /(?:^|[._\s-])(?:firmware(?:[_\s-]?ver(?:sion)?)?|fw(?:[_\s-]?ver(?:sion)?)?|(?:sw|software|esphome)[_\s-]?version)$/i,
  ],
  ['hardware', /(?:^|[._\s-])(?:hw|hardware)(?:[_\s-]?ver(?:sion)?)?$/i],
  ['mac', /(?:^|[._\s-])mac(?:[_\s-]?addr(?:ess)?)?$/i],
  ['wifi', /(?:^|[._\s-])ssid$/i],
  ['imei', /(?:^|[._\s-])imei$/i],
  ['iccid', /(?:^|[._\s-])iccid$/i],
  ['imsi', /(?:^|[._\s-])imsi$/i],
]

/** How many digits the numbers of modems and SIMs have. */
const DIGITS: Readonly<Partial<Record<Fact, RegExp>>> = {
  imei: /^[0-9]{14,16}$/,
  iccid: /^[0-9]{18,22}$/,
  imsi: /^[0-9]{6,15}$/,
}

/** The ends of all of them: nearly every key of a payload is that of a reading, and is looked at once. */
const MAY_STATE = /(?:ware|[fh]w|ver|version|mac|addr|address|ssid|imei|iccid|imsi)$/i

/**
 * The fact about a device that an entry of a payload states; null: it may be a reading. A version and the number of a modem
 * or SIM may be numbers, the others are text.
 */
export function payloadFact(key: string, value: unknown): Omit<PayloadFacts, 'serial'> | null {
  if (!MAY_STATE.test(key)) return null
  const fact = KEYS.find(([, pattern]) => pattern.test(key))?.[0]
  return fact === undefined ? null : factOf(fact, value)
}

/** A fact whose value is known to be one; null if it says nothing. */
export function factOf(fact: Fact, value: unknown): Omit<PayloadFacts, 'serial'> | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const digits = DIGITS[fact]
  if (digits !== undefined) {
    const isExact = typeof value === 'string' || Number.isSafeInteger(value)
    const words = String(value).trim()
    return isExact && digits.test(words) ? { [fact]: words } : null
  }
  if (typeof value === 'number' && fact !== 'firmware' && fact !== 'hardware') return null
  if (fact === 'mac') {
    const mac = parseMac(value)
    return mac === null ? null : { mac }
  }
  const words = cleanText(String(value), fact === 'wifi' ? SSID_MAX : WORDS_MAX)
  return words === '' ? null : { [fact]: words }
}
