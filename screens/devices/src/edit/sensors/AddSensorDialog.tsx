import { Dialog, QueryView, useCall, useChange } from '@airshed/console-kit'
import { addSensor, listAvailableSensors } from '@airshed/console-kit/calls'
import { Button, type Node, type PluginIntl } from '@airshed/kit'
import { useId } from 'react'
import { AddSensorFields } from './AddSensorFields.tsx'

const HEIGHT_PX = 140

export interface AddSensorDialogProps {
  node: Node
  intl: PluginIntl
  onClose: () => void
}

/** Asks which sensor is attached to a device, and at which of its free connections. */
export function AddSensorDialog({ node, intl, onClose }: AddSensorDialogProps) {
  const formId = useId()
  const text = (id: string): string => intl.formatMessage({ id }, { name: node.presentName })
  const query = useCall(listAvailableSensors, { body: { node_id: node.node_id } })
  const { mutateAsync, isPending } = useChange(addSensor, { success: text('sensor.added') })
  const hasChoice = (query.data?.length ?? 0) > 0
  return (
    <Dialog
      isOpen
      title={text('sensor.add.title')}
      onClose={onClose}
      actions={
        <>
          <Button text={text('cancel')} onClick={onClose} />
          <Button
            type="submit"
            form={formId}
            intent="primary"
            loading={isPending}
            disabled={!hasChoice}
            text={text('sensor.add')}
          />
        </>
      }
    >
      <QueryView
        query={query}
        errorTitle={text('sensor.add.error')}
        skeletonHeightPx={HEIGHT_PX}
        isEmpty={(available) => available.length === 0}
        empty={<p>{text('sensor.add.full')}</p>}
      >
        {(available) => (
          <AddSensorFields
            formId={formId}
            available={available}
            isBusy={isPending}
            intl={intl}
            onSubmit={(body) =>
              // A refusal is shown as a toast, and the dialog stays.
              void mutateAsync({ params: { id: node.node_id }, body }).then(
                onClose,
                () => undefined,
              )
            }
          />
        )}
      </QueryView>
    </Dialog>
  )
}
