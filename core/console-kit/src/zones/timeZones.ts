/** A time zone as an option. */
export interface ZoneOption {
  /** IANA name. */
  value: string
  /** The city that represents it. */
  label: string
  /** The name of the zone, and its current offset from UTC. */
  note: string
  group: string
}

export interface ZoneText {
  /** BCP 47 tag of the language in which zones are named. */
  locale: string
  /** Name of a group: `us`, or the first part of the zone's name in lower case, such as `europe`. */
  groupName: (group: string) => string
  /** Time for which offsets are computed, ms UTC. */
  nowMs: number
}

/** The zones of the United States, from east to west; `backward` of the tz database names no others. */
const UNITED_STATES: readonly string[] = [
  'America/New_York',
  'America/Detroit',
  'America/Kentucky/Louisville',
  'America/Kentucky/Monticello',
  'America/Indiana/Indianapolis',
  'America/Indiana/Vincennes',
  'America/Indiana/Winamac',
  'America/Indiana/Marengo',
  'America/Indiana/Petersburg',
  'America/Indiana/Vevay',
  'America/Chicago',
  'America/Indiana/Tell_City',
  'America/Indiana/Knox',
  'America/Menominee',
  'America/North_Dakota/Center',
  'America/North_Dakota/New_Salem',
  'America/North_Dakota/Beulah',
  'America/Denver',
  'America/Boise',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Juneau',
  'America/Sitka',
  'America/Metlakatla',
  'America/Yakutat',
  'America/Nome',
  'America/Adak',
  'Pacific/Honolulu',
]

/** The group of a zone, in the order of groups: the United States, then the regions of the world. */
function groupOf(zone: string): string {
  if (UNITED_STATES.includes(zone)) return 'us'
  return zone.includes('/') ? (zone.split('/')[0] ?? zone).toLowerCase() : 'utc'
}

const GROUPS = [
  'us',
  'america',
  'europe',
  'africa',
  'asia',
  'australia',
  'pacific',
  'atlantic',
  'indian',
  'arctic',
  'antarctica',
  'utc',
]

/** `America/Argentina/Buenos_Aires` → `Buenos Aires, Argentina`. */
function cityOf(zone: string): string {
  const [, ...parts] = zone.split('/')
  return (parts.length === 0 ? zone : parts.toReversed().join(', ')).replaceAll('_', ' ')
}

/** Every zone that this browser knows, plus the given ones, by group and then by city. */
export function timeZones(known: readonly string[], words: ZoneText): readonly ZoneOption[] {
  const { locale, groupName, nowMs } = words
  const part = (zone: string, style: 'longGeneric' | 'shortOffset'): string =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: style })
      .formatToParts(nowMs)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const option = (zone: string): ZoneOption => {
    const name = part(zone, 'longGeneric')
    const offset = part(zone, 'shortOffset').replace('GMT', 'UTC')
    return {
      value: zone,
      label: cityOf(zone),
      note: name === offset || zone === 'UTC' ? offset : `${name}, ${offset}`,
      group: groupName(groupOf(zone)),
    }
  }
  return [...new Set(['UTC', ...known, ...Intl.supportedValuesOf('timeZone')])]
    .map(option)
    .toSorted(
      ({ value: a, label: first }, { value: b, label: second }) =>
        GROUPS.indexOf(groupOf(a)) - GROUPS.indexOf(groupOf(b)) ||
        UNITED_STATES.indexOf(a) - UNITED_STATES.indexOf(b) ||
        first.localeCompare(second, locale),
    )
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The zones in whose city, name, offset, group or IANA name every typed word occurs. */
export function matchingZones(zones: readonly ZoneOption[], words: string): readonly ZoneOption[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return zones.filter(({ value, label, note, group }) => {
    const text = plain(`${label} ${note} ${group} ${value}`)
    return wanted.every((word) => text.includes(word))
  })
}
