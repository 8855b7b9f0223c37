import { Callout, FormPart, useChange, useFormSaving, PageSection } from '@airshed/console-kit'
import { editNode } from '@airshed/console-kit/calls'
import { Button, isLocationStale, type Messages, type Node, type PluginIntl } from '@airshed/kit'
import { useMemo, useRef, useState } from 'react'
import { LocationFact } from '../facts/LocationFact.tsx'
import { schema as autoSchema, uiSchema as autoHints, type LocationForm } from './autoForm.ts'
import autoValidator from './autoForm.ts?form-validator'
import { locationChanges, locationFormOf, placedForm, settleLocation } from './locationChanges.ts'
import { LocationMap } from './LocationMap.tsx'
import { schema as manualSchema, uiSchema as manualHints } from './manualForm.ts'
import { PickPlace } from './PickPlace.tsx'
import { PlaceSearch } from './PlaceSearch.tsx'
import manualValidator from './manualForm.ts?form-validator'
import './location.css'
import '../details/muted.css'

const AUTO = { schema: autoSchema, uiSchema: autoHints, validator: autoValidator }
const MANUAL = { schema: manualSchema, uiSchema: manualHints, validator: manualValidator }
const TYPES = ['auto', 'manual'] as const

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
  const [start] = useState(() => locationFormOf(node))
  const stored = useRef(start)
  const { mutateAsync: edit } = useChange(editNode, { isShown: () => false })
  const form = useFormSaving<LocationForm>({
    start,
    async onSave(value) {
      const body = locationChanges(stored.current, value)
      if (body !== null) await edit({ params: { id: node.node_id }, body })
      stored.current = value
    },
  })
  const { saving, value } = form
  const isAuto = value.location_type === 'auto'
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
      <FormPart<LocationForm>
        {...(isAuto ? AUTO : MANUAL)}
        {...{ form, formContext }}
        messages={intl.messages as Messages}
        settle={(before, next) => settleLocation(before, next, known)}
        actions={
          form.isChanged ? <Button text={text('location.reset')} onClick={form.reset} /> : null
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
        {isAuto ? null : (
          <>
            <PlaceSearch intl={intl} onPlace={(place) => form.change(placedForm(value, place))} />
            <PickPlace
              organizationId={node.organization_id}
              value={value}
              isDisabled={saving.state === 'saving'}
              intl={intl}
              onPlace={(place) => form.change(placedForm(value, place))}
            />
          </>
        )}
      </FormPart>
      {/* A location set by hand has its own map. */}
      {isAuto ? <LocationMap node={node} intl={intl} /> : null}
    </PageSection>
  )
}
