import { Dialog, QueryView, useCall, type NodeChangeRun } from '@airshed/console-kit'
import { listNodeChangeResults } from '@airshed/console-kit/calls'
import { Button, DataTable, Skeleton, type PluginIntl } from '@airshed/kit'
import { refusalText } from './refusalText.ts'

/** Maximum number of devices listed; the others are counted. */
const SHOWN_MAX = 200
const WIDTH_PX = 640

export interface RefusedDevicesProps {
  run: NodeChangeRun
  intl: PluginIntl
  onClose: () => void
}

/** The devices that a change left unchanged, each with the reason. */
export function RefusedDevices({ run, intl, onClose }: RefusedDevicesProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const results = useCall(listNodeChangeResults, {
    params: { id: run.id },
    query: { outcome: 'refused', size: SHOWN_MAX },
  })
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={intl.formatMessage({ id: 'refused.title' }, { count: run.refused })}
      onClose={onClose}
      actions={<Button text={text('close')} onClick={onClose} />}
    >
      <QueryView query={results} skeleton={<Skeleton height={160} />}>
        {({ data }) => (
          <>
            <DataTable
              label={intl.formatMessage({ id: 'refused.title' }, { count: run.refused })}
              rows={data}
              rowKey={({ node_id: id }) => id}
              columns={[
                { id: 'serial', header: text('column.serial'), cell: ({ serial }) => serial },
                { id: 'name', header: text('column.name'), cell: ({ name }) => name },
                {
                  id: 'reason',
                  header: text('refused.reason'),
                  cell: ({ code }) => refusalText(run.change, code ?? '', intl),
                },
              ]}
            />
            {run.refused > data.length ? (
              <p>
                {intl.formatMessage({ id: 'refused.more' }, { count: run.refused - data.length })}
              </p>
            ) : null}
          </>
        )}
      </QueryView>
    </Dialog>
  )
}
