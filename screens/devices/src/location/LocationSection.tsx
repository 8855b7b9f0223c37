import { Callout, FormPart, PageSection } from '@airshed/console-kit'
import { Button, isLocationStale, type Messages, type Node, type PluginIntl } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { useNodeForm } from '../edit/useNodeForm.ts'
import { LocationFact } from '../facts/LocationFact.tsx'
import { schema as autoSchema, uiSchema as autoHints, type LocationForm } from './autoForm.ts'
import autoValidator from './autoForm.ts?form-validator'
import {
  locationChanges,
  locationFormOf,
  placedForm,
  placeOfForm,
  settleLocation,
  type PlacedAt,
} from './locationChanges.ts'
import { LocationMap } from './LocationMap.tsx'
import { schema as manualSchema, uiSchema as manualHints } from './manualForm.ts'
import { PickPlace } from './PickPlace.tsx'
import { PlaceSearch } from './PlaceSearch.tsx'
import { PlaceZone, withZone } from './PlaceZone.tsx'
import manualValidator from './manualForm.ts?form-validator'
import './location.css'
import '../details/muted.css'

const AUTO = { schema: autoSchema, uiSchema: autoHints, validator: autoValidator }
const MANUAL = { schema: manualSchema, uiSchema: manualHints, validator: manualValidator }
const TYPES = ['auto', 'manual'] as const
/** A place is one choice. */
const PLACE = ['location_type', 'latitude', 'longitude']
const RULES = { together: [PLACE] }

export interface LocationSectionProps {
  /** With its configuration: its facts include the reported location. */
  node: Node
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Where a device is: as reported by the device, or as set by hand. */
export function LocationSection({ node, nowMs, intl }: LocationSectionProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const reported = node.facts?.location ?? null
  const [zone, setZone] = useState<string | null>(null)
  const form = useNodeForm<LocationForm>({
    node,
    formOf: locationFormOf,
    changesOf: (before, after) => withZone(locationChanges(before, after), zone, node),
    rules: RULES,
  })
  const { saving, value, elsewhere } = form
  // A clash stands at its fields, also if the user wants none of them.
  const isClashing = PLACE.some((name) => Object.hasOwn(elsewhere.clashes, name))
  const isAuto = value.location_type === 'auto' && !isClashing
  const onPlace = (place: PlacedAt): void => form.change(placedForm(value, place))
  const known = reported === null ? node.location : [reported.latitude, reported.longitude]
  const formContext = useMemo(
    () => ({
      choices: {
        location_type: TYPES.map((type) => ({
          value: type,
          label: intl.formatMessage({ id: `location.${type}` }),
        })),
      },
    }),
    [intl],
  )
  return (
    <PageSection title={text('location')}>
      <div className="devices-location">
        <div className="devices-location-columns">
          <div className="devices-location-form">
            <FormPart<LocationForm>
              {...(isAuto ? AUTO : MANUAL)}
              {...{ form, formContext }}
              messages={intl.messages as Messages}
              settle={(before, next) => settleLocation(before, next, known)}
              actions={
                form.isChanged ? (
                  <Button text={text('location.reset')} onClick={form.reset} />
                ) : null
              }
            >
              {isAuto && isLocationStale(reported?.reported_at ?? null, nowMs) ? (
                <Callout
                  intent="warning"
                  compact
                  {...(reported === null ? {} : { title: text('location.stale') })}
                >
                  {text(reported === null ? 'location.never' : 'location.stale.text')}
                </Callout>
              ) : null}
              {reported === null ? null : (
                <div className="devices-location-reported">
                  <span className="devices-muted">{text('location.reported')}</span>
                  <LocationFact location={reported} nowMs={nowMs} intl={intl} />
                </div>
              )}
              {isAuto ? null : <PlaceSearch intl={intl} onPlace={onPlace} />}
              <PlaceZone
                {...{ node, nowMs, intl, zone }}
                place={isAuto ? node.location : placeOf(value)}
                isMoved={form.isChanged}
                onChange={setZone}
              />
            </FormPart>
          </div>
          <div className="devices-location-place">
            {isAuto ? (
              <LocationMap node={node} intl={intl} />
            ) : (
              <PickPlace
                organizationId={node.organization_id}
                isDisabled={saving.state === 'saving'}
                {...{ value, intl, onPlace }}
              />
            )}
          </div>
        </div>
      </div>
    </PageSection>
  )
}

function placeOf(value: Partial<LocationForm>): readonly number[] | null {
  const place = placeOfForm(value)
  return place === null ? null : [place.latitude, place.longitude]
}
