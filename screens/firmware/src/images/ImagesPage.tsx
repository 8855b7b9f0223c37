import {
  ListPage,
  useCallRows,
  useListState,
  useShownOrganizations,
  type FirmwareImage,
} from '@airshed/console-kit'
import { listFirmware } from '@airshed/console-kit/calls'
import { FIRMWARE_CHANNELS, FIRMWARE_STATUSES } from '@airshed/console-kit/define'
import {
  Button,
  EmptyState,
  NamedIcon,
  PlaceLink,
  useNow,
  useSession,
  type ScreenProps,
} from '@airshed/kit'
import { useMemo, useState } from 'react'
import { StartDialog } from '../start/StartDialog.tsx'
import { textOf } from '../textOf.ts'
import { UploadDialog } from '../upload/UploadDialog.tsx'
import { imageColumns } from './imageColumns.tsx'
import { IMAGE_LIST, type ImagesParams } from './params.ts'
import { useImageActions } from './useImageActions.tsx'

/** How often ages are redrawn. */
const TICK_MS = 30_000

/** The firmware images of an organization. */
export default function ImagesPage({ params, setParams, intl }: ScreenProps<ImagesParams>) {
  const { organization, organizations, can } = useSession()
  const shown = useShownOrganizations()
  const nowMs = useNow(TICK_MS)
  const text = textOf(intl)
  const [uploads, setUploads] = useState<'new' | FirmwareImage | null>(null)
  const [started, setStarted] = useState<FirmwareImage | null>(null)
  const state = useListState(IMAGE_LIST, { params, setParams })
  const rows = useCallRows(listFirmware, state.query)
  const rowActions = useImageActions(intl, setStarted, setUploads)
  const columns = useMemo(
    () => imageColumns({ intl, nowMs, organizations: shown }),
    [intl, nowMs, shown],
  )
  const choices = (organization === null ? organizations : [organization])
    .filter(({ id }) => can('admin_devices', id))
    .map(({ id, name }) => ({ value: id, label: name }))
  const upload =
    choices.length === 0 ? undefined : (
      <Button intent="primary" text={text('upload')} onClick={() => setUploads('new')} />
    )
  return (
    <>
      <ListPage
        name="firmware"
        title={text('title')}
        note={<PlaceLink to="firmware/rollouts">{text('rollouts')}</PlaceLink>}
        actions={upload}
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ version, device_type: type }) => `${type} ${version}`}
        search={text('search')}
        filters={[
          {
            name: 'status',
            label: text('column.status'),
            options: FIRMWARE_STATUSES.map((value) => ({ value, label: text(`status.${value}`) })),
          },
          {
            name: 'channel',
            label: text('column.channel'),
            options: FIRMWARE_CHANNELS.map((value) => ({ value, label: text(`channel.${value}`) })),
          },
        ]}
        rowActions={rowActions}
        exportName="firmware"
        empty={
          <EmptyState
            icon={<NamedIcon name="cloud-download" size={28} />}
            title={text('empty.title')}
            text={text('empty.text')}
            action={upload}
          />
        }
        errorTitle={text('error')}
      />
      {uploads === null ? null : (
        <UploadDialog
          intl={intl}
          choices={choices}
          continued={uploads === 'new' ? null : uploads}
          onClose={() => setUploads(null)}
        />
      )}
      {started === null ? null : (
        <StartDialog intl={intl} image={started} onClose={() => setStarted(null)} />
      )}
    </>
  )
}
