import { Dialog, PartTabs } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { CodeText } from '../CodeText.tsx'
import { textOf } from '../textOf.ts'
import { NODE_EXAMPLE, PYTHON_EXAMPLE } from './examples.ts'

const WIDTH_PX = 760

export interface VerifyDialogProps {
  intl: PluginIntl
  onClose: () => void
}

/** How a receiver verifies that a delivery is genuine, with sample programs. */
export function VerifyDialog({ intl, onClose }: VerifyDialogProps) {
  const [shown, setShown] = useState<'node' | 'python'>('node')
  const text = textOf(intl)
  const example = (language: string, program: string) => (
    <CodeText title={text('verify.program', { language })} content={program} intl={intl} />
  )
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text('verify.title')}
      onClose={onClose}
      actions={<Button intent="primary" text={text('close')} onClick={onClose} />}
    >
      <p>{text('verify.text')}</p>
      <ol>
        {['body', 'content', 'key', 'compare'].map((step) => (
          <li key={step}>{text(`verify.${step}`)}</li>
        ))}
      </ol>
      <p>{text('verify.answer')}</p>
      <PartTabs
        label={text('verify.examples')}
        current={shown}
        onChange={setShown}
        parts={[
          { id: 'node', label: 'Node', content: example('Node', NODE_EXAMPLE) },
          { id: 'python', label: 'Python', content: example('Python', PYTHON_EXAMPLE) },
        ]}
      />
    </Dialog>
  )
}
