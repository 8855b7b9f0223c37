import { Button, type Node, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { AddSensorDialog } from './AddSensorDialog.tsx'

export interface AddSensorButtonProps {
  node: Node
  intl: PluginIntl
}

/** Opens the dialog in which a sensor is attached to a device. */
export function AddSensorButton({ node, intl }: AddSensorButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="devices-buttons">
      <Button text={intl.formatMessage({ id: 'sensor.add' })} onClick={() => setOpen(true)} />
      {isOpen ? <AddSensorDialog node={node} intl={intl} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
