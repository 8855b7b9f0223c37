import { useAirshed, useNodes, type PluginSummary } from '@airshed/console-kit'
import { DeviceFormHost, LoadedDeviceForm } from '@airshed/console-kit/forms'
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
import { devicesFor, type MatchingDevice } from '../rules/devicesFor.ts'

export interface FormTryoutProps {
  plugin: PluginSummary
  intl: PluginIntl
}

const uniqueById = (devices: readonly MatchingDevice[]): readonly MatchingDevice[] => [
  ...new Map(devices.map((device) => [device.id, device])).values(),
]

/**
 * An enabled device form, filled from a real device or sensor. It is a trial: what it would send is shown,
 * and nothing is sent.
 */
export default function FormTryout({ plugin, intl }: FormTryoutProps) {
  const { registry } = useAirshed()
  const form = [...registry.deviceForms.values()].find(({ manifest }) => manifest.id === plugin.id)
  const [now] = useState(useNow(0))
  const range = useMemo(() => ({ from: now - 1, to: now }), [now])
  const { nodes, hasMoreNodes, state, retry } = useData(
    [{ kind: 'nodes', nodeIds: [], all: true, includes: ['configuration'] }],
    { range, isLive: false },
  )
  const [chosen, setChosen] = useState<MatchingDevice | null>(null)
  const [sent, setSent] = useState<Record<string, unknown> | null>(null)
  const [words, setText] = useState('')
  const found = useNodes(
    { search: words, organization_id: plugin.organization_id, includes: ['configuration'] },
    { enabled: hasMoreNodes === true && words !== '' },
  )
  const text = (id: string) => intl.formatMessage({ id })
  if (form === undefined) return <Skeleton height={120} />
  if (state === 'loading') return <Skeleton height={120} />
  if (state === 'error') return <ErrorState onRetry={retry} />
  const { subject } = form.manifest
  const matching = devicesFor(form.manifest, [...nodes, ...(found.data?.data ?? [])])
  // A chosen device is kept even if another search does not find it.
  const devices = uniqueById(chosen === null ? matching : [...matching, chosen])
  const shown = chosen ?? devices[0]
  if (shown === undefined && hasMoreNodes !== true) {
    return <EmptyState title={text(`tryout.none.${subject}`)} text={text('tryout.none.text')} />
  }
  return (
    <>
      <p className="plugins-muted">{text('tryout.text')}</p>
      <SearchSelect
        label={text(`tryout.${subject}`)}
        options={devices.map(({ id, name }) => ({ value: id, label: name }))}
        value={shown?.id ?? null}
        onSearch={hasMoreNodes === true ? setText : undefined}
        onChange={(id) => {
          setChosen(devices.find((device) => device.id === id) ?? null)
          setSent(null)
        }}
      />
      {shown === undefined ? null : (
        <LoadedDeviceForm
          key={`${shown.id} ${form.source?.version ?? ''} ${form.source?.tier ?? ''}`}
          form={form}
        >
          {(definition) => (
            <DeviceFormHost
              definition={definition}
              device={shown.device}
              isTrial
              send={(payload) => {
                setSent(payload)
                return Promise.resolve([])
              }}
            />
          )}
        </LoadedDeviceForm>
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
