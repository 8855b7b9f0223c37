import {
  useCall,
  WILDCARD,
  wildcardPointId,
  type AlertTemplateDetails,
  type CoveredDevices,
  type CoveredParameter,
} from '@airshed/console-kit'
import { findCoveredDevices } from '@airshed/console-kit/calls'
import type { DataPoint, PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import type { AlertDraft } from '../draft/alertDraft.ts'
import { wildcardPathsOf } from '../draft/wildcardDrafts.ts'
import type { Covered } from './CoveredContext.ts'

/**
 * The devices that the draft of a template covers now; null for an alert of its own.
 *
 * @param known how the stored template measures its parameters, whose units stay. Default: it is new
 */
export function useCovered(
  draft: AlertDraft,
  intl: PluginIntl,
  known: AlertTemplateDetails['points'] = [],
): Covered | null {
  const { organizationId, covers } = draft
  const paths = wildcardPathsOf(draft)
  const isAsked =
    organizationId !== null && covers !== null && covers.types.length + covers.tags.length > 0
  const query = useCall(
    findCoveredDevices,
    {
      body: {
        organization_id: organizationId ?? '-',
        covers: covers ?? { types: [], tags: [] },
        paths,
      },
    },
    { enabled: isAsked, keepsPrevious: true },
  )
  const found: CoveredDevices | null = isAsked ? (query.data ?? null) : null
  const deviceName = intl.formatMessage({ id: 'template.eachDevice' })
  const isTemplate = covers !== null
  const isLoading = isAsked && query.isFetching
  const isError = isAsked && query.isError
  return useMemo(() => {
    if (!isTemplate) return null
    const points = (found?.parameters ?? []).map((one) => pointOf(one, known))
    return { points, deviceName, found, isLoading, isError }
  }, [isTemplate, found, known, deviceName, isLoading, isError])
}

/** A parameter of each covered device, as a data point. */
function pointOf(
  { path, name, unit, storedUnit, precision, kind, is_mapped: isMapped }: CoveredParameter,
  known: AlertTemplateDetails['points'],
): DataPoint {
  const before = known.find((one) => one.path === path)
  const isSame = before === undefined || before.unit === (storedUnit ?? unit)
  return {
    _id: wildcardPointId(path),
    _type: 'metric',
    path,
    device_id: WILDCARD,
    node_id: WILDCARD,
    name,
    presentName: name,
    shortPresentName: name,
    unit: isSame ? unit : before.unit,
    ...(isSame && storedUnit !== undefined ? { storedUnit } : {}),
    precision,
    kind,
    isMapped,
    isWindDirection: kind === 'direction',
    lastValue: null,
    lastTimeReportedTs: null,
  }
}
