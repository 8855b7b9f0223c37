import { useAirshed, useNodes, type PluginSummary } from '@airshed/console-kit'
import { DeviceFormHost } from '@airshed/console-kit/forms'
import {
  EmptyState,
  ErrorState,
  SearchSelect,
  Skeleton,
  useData,
  useNow,
  type PluginIntl,
} from '@airshed/kit'
import { useMemo, useState } from 'react'
import { sensorsFor, type MatchingSensor } from '../rules/sensorsFor.ts'

export interface FormTryoutProps {
  plugin: PluginSummary
  intl: PluginIntl
}

const uniqueById = (sensors: readonly MatchingSensor[]): readonly MatchingSensor[] => [
  ...new Map(sensors.map((sensor) => [sensor.id, sensor])).values(),
]

/**
 * A device form that is in use, filled from a real sensor. The pages of devices do not take settings
 * yet: what it would send is shown, and nothing is sent.
 */
export default function FormTryout({ plugin, intl }: FormTryoutProps) {
  const { registry } = useAirshed()
  const definition = [...registry.deviceForms.values()].find(
    ({ manifest }) => manifest.id === plugin.id,
  )
  const [now] = useState(useNow(0))
  const range = useMemo(() => ({ from: now - 1, to: now }), [now])
  const { nodes, hasMoreNodes, state, retry } = useData(
    [{ kind: 'nodes', nodeIds: [], all: true, includes: ['configuration'] }],
    { range, isLive: false },
  )
  const [chosen, setChosen] = useState<MatchingSensor | null>(null)
  const [sent, setSent] = useState<Record<string, unknown> | null>(null)
  const [words, setWords] = useState('')
  const found = useNodes(
    { search: words, organization_id: plugin.organization_id, includes: ['configuration'] },
    { enabled: hasMoreNodes === true && words !== '' },
  )
  const text = (id: string) => intl.formatMessage({ id })
  if (definition === undefined) return <Skeleton height={120} />
  if (state === 'loading') return <Skeleton height={120} />
  if (state === 'error') return <ErrorState onRetry={retry} />
  const searched = [...nodes, ...(found.data?.data ?? [])]
  const matching = sensorsFor(definition.manifest.match, searched)
  // What was chosen stays where another search does not find it.
  const sensors = uniqueById(chosen === null ? matching : [...matching, chosen])
  const shown = chosen ?? sensors[0]
  if (shown === undefined && hasMoreNodes !== true) {
    return <EmptyState title={text('tryout.none')} text={text('tryout.none.text')} />
  }
  return (
    <>
      <p className="plugins-muted">{text('tryout.text')}</p>
      <SearchSelect
        label={text('tryout.sensor')}
        options={sensors.map(({ id, name }) => ({ value: id, label: name }))}
        value={shown?.id ?? null}
        onSearch={hasMoreNodes === true ? setWords : undefined}
        onChange={(id) => {
          setChosen(sensors.find((sensor) => sensor.id === id) ?? null)
          setSent(null)
        }}
      />
      {shown === undefined ? null : (
        <DeviceFormHost
          key={`${shown.id} ${definition.source?.version ?? ''} ${definition.source?.tier ?? ''}`}
          definition={definition}
          sensor={shown.sensor}
          onSave={setSent}
        />
      )}
      {sent === null ? null : (
        <figure className="plugins-payload">
          <figcaption>{text('tryout.sent')}</figcaption>
          <pre>{JSON.stringify(sent, null, 2)}</pre>
        </figure>
      )}
    </>
  )
}
