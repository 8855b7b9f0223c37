import { FormDialog, QueryView, useCall, useChange } from '@airshed/console-kit'
import { addSensor, listAvailableSensors } from '@airshed/console-kit/calls'
import type { Node, PluginIntl } from '@airshed/kit'
import { AddSensorFields } from './AddSensorFields.tsx'

const HEIGHT_PX = 140

export interface AddSensorDialogProps {
  node: Node
  intl: PluginIntl
  onClose: () => void
}

/** Asks which sensor to attach to a device, and at which of its free connections. */
export function AddSensorDialog({ node, intl, onClose }: AddSensorDialogProps) {
  const text = (id: string): string => intl.formatMessage({ id }, { name: node.presentName })
  const query = useCall(listAvailableSensors, { body: { node_id: node.node_id } })
  const { mutateAsync, isPending } = useChange(addSensor, { success: text('sensor.added') })
  const hasChoice = (query.data?.length ?? 0) > 0
  return (
    <FormDialog
      title={text('sensor.add.title')}
      submitLabel={text('sensor.add')}
      isBusy={isPending}
      canSubmit={hasChoice}
      onClose={onClose}
    >
      {(formId) => (
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
                // An error is shown as a toast, and the dialog stays open.
                void mutateAsync({ params: { id: node.node_id }, body }).then(
                  onClose,
                  () => undefined,
                )
              }
            />
          )}
        </QueryView>
      )}
    </FormDialog>
  )
}
