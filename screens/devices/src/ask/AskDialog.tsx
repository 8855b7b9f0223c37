import { useShowError, type NodeChangeOrder } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { AskQuestion } from './askQuestion.ts'
import { CommandDialog } from './CommandDialog.tsx'
import { ConfigureDialog } from './ConfigureDialog.tsx'

export interface AskDialogProps {
  question: AskQuestion
  intl: PluginIntl
  start: (order: NodeChangeOrder) => Promise<void>
  onClose: () => void
}

/** Asks what many devices are to be asked for, and submits the order. */
export function AskDialog({ question, intl, start, onClose }: AskDialogProps) {
  const showError = useShowError()
  const submit = async (asked: Omit<NodeChangeOrder, 'devices'>): Promise<void> => {
    try {
      await start({ ...asked, devices: question.devices })
      question.done()
    } catch (error) {
      showError(error, 'ask devices')
      throw error
    }
  }
  const Asking = question.change === 'configure' ? ConfigureDialog : CommandDialog
  return <Asking question={question} intl={intl} onSubmit={submit} onClose={onClose} />
}
