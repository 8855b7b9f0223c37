import type { FieldNote } from '@airshed/console-kit/forms'
import { useTimeZones, type ZoneOption } from '@airshed/console-kit/zones'
import { useMemo } from 'react'
import { ZoneNote, type ZoneNoteProps } from './ZoneNote.tsx'
import { zoneField } from './zoneOptions.ts'
import './zone.css'

/** What the field of the time zone needs of its form. */
export interface ZoneField {
  choices: readonly ZoneOption[]
  lookup: (words: string) => Promise<readonly ZoneOption[]>
  /** Who has given the zone so far, the one that the location suggests, and what moves with another one. */
  note: FieldNote
}

/** The field of the time zone of a device, in every form that has it. */
export function useZoneField(props: ZoneNoteProps): ZoneField {
  const { node, intl } = props
  const zones = useTimeZones(node.timezone)
  const field = useMemo(() => zoneField(zones, node, intl), [zones, node, intl])
  return {
    ...field,
    note: {
      text: intl.formatMessage({ id: `edit.zone.source.${node.timezone_source}` }),
      below: <ZoneNote {...props} />,
    },
  }
}
