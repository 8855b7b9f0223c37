import { Dialog, QueryView, useCall, type NodeChangeRun } from '@airshed/console-kit'
import { listNodeChangeResults } from '@airshed/console-kit/calls'
import { Button, DataTable, Skeleton, type PluginIntl } from '@airshed/kit'
import { askedText, isOpen } from './askedText.ts'
import { endText } from './endText.ts'

/** Maximum number of devices listed; the others are counted. */
const SHOWN_MAX = 200
const WIDTH_PX = 640
/** How often results are refetched while devices may still answer, ms. */
const ASK_EVERY_MS = 5_000

export interface AskedDevicesProps {
  /** An order that asked devices for something. */
  run: NodeChangeRun
  intl: PluginIntl
  onClose: () => void
}

/** The devices that were asked for something, each with what has become of it, as they answer. */
export function AskedDevices({ run, intl, onClose }: AskedDevicesProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const results = useCall(
    listNodeChangeResults,
    { params: { id: run.id }, query: { size: SHOWN_MAX } },
    {
      staleTimeMs: 0,
      askAgainMs: (answer) => (answer?.data.some(isOpen) === true ? ASK_EVERY_MS : false),
    },
  )
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={endText(run, intl)}
      onClose={onClose}
      actions={<Button text={text('close')} onClick={onClose} />}
    >
      <QueryView query={results} skeleton={<Skeleton height={160} />}>
        {({ data }) => (
          <>
            <DataTable
              label={text('asked.devices')}
              rows={data}
              rowKey={({ node_id: id }) => id}
              columns={[
                { id: 'serial', header: text('column.serial'), cell: ({ serial }) => serial },
                { id: 'name', header: text('column.name'), cell: ({ name }) => name },
                {
                  id: 'state',
                  header: text('column.status'),
                  cell: (result) => askedText(run.change, result, intl),
                },
              ]}
            />
            {run.of > data.length ? (
              <p>{intl.formatMessage({ id: 'refused.more' }, { count: run.of - data.length })}</p>
            ) : null}
          </>
        )}
      </QueryView>
    </Dialog>
  )
}
